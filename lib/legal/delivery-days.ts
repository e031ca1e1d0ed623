import { SITE } from '@/content/site';

const { handlingDays, transitDays } = SITE.delivery;

/** The delivery times of every order in working days: the latest handover, and the first and last day of delivery. */
export const DELIVERY_DAYS = {
  handling: handlingDays[1],
  first: handlingDays[0] + transitDays[0],
  last: handlingDays[1] + transitDays[1],
};

/** Days within which a delivered order may be returned. */
export const RETURN_DAYS = SITE.returns.days;
