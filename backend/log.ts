import { createLog } from '@/lib/log/create-log';

/** The API's log. */
export const log = createLog('product-api');
