import { SITE } from '@/content/site';
import { STORE_HOLIDAYS } from '@/content/store-holidays';
import { SHOP_TIME_ZONE } from '@/lib/format/dates';
import { addDays, getLocalTime, getWeekday, minutesSinceMidnight } from '@/lib/format/local-time';

const { handlingDays, transitDays, holidays, handoverUntil } = SITE.delivery;

/**
 * The delivery times of every order in working days: the latest handover, and the first and last day of
 * delivery.
 */
export const DELIVERY_WORKING_DAYS = {
  handling: handlingDays[1],
  first: handlingDays[0] + transitDays[0],
  last: handlingDays[1] + transitDays[1],
};

/** Days within which a delivered order may be returned. */
export const RETURN_PERIOD_DAYS = SITE.returns.days;

const SATURDAY = 5;

/**
 * Returns whether parcels are packed and delivered on a date: not at weekends, on public holidays and on
 * Nyepi.
 */
function isWorkingDay(date: string): boolean {
  const isHoliday =
    holidays.some((day) => date.endsWith(day)) || STORE_HOLIDAYS.some((holiday) => holiday.date === date);
  return getWeekday(date) < SATURDAY && !isHoliday;
}

function addWorkingDays(date: string, days: number): string {
  let reached = date;
  let left = days;
  while (left > 0) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

/**
 * Returns the first and the last expected day of delivery, such as `2026-12-01`, in the time zone of Bali. An
 * order that is paid after the handover time, or not on a working day, is handed over one working day later.
 */
export function getExpectedDeliveryDays(paidAt: Date): [first: string, last: string] {
  const { date, minutes } = getLocalTime(paidAt, SHOP_TIME_ZONE);
  const isHandedOverToday = isWorkingDay(date) && minutes < minutesSinceMidnight(handoverUntil);
  const handover = isHandedOverToday ? date : addWorkingDays(date, 1);
  return [
    addWorkingDays(handover, DELIVERY_WORKING_DAYS.first),
    addWorkingDays(date, DELIVERY_WORKING_DAYS.last),
  ];
}
