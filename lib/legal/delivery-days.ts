import { SITE } from '@/content/site';

const { handlingDays, transitDays } = SITE.delivery;

/** What is promised of every order: working days until it is handed over at the latest, and from payment to the door. */
export const DELIVERY_DAYS = {
  handling: handlingDays[1],
  first: handlingDays[0] + transitDays[0],
  last: handlingDays[1] + transitDays[1],
};

/** Within so many days a delivered order may be sent back. */
export const RETURN_DAYS = SITE.returns.days;
