import { createLog } from './create-log';

/** The storefront's log. */
export const log = createLog('storefront');
