import { createLog } from '@/lib/log/create-log';

export const log = createLog('product-api');
