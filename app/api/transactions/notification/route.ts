import { forwardNotification } from '@/lib/bff/forward-notification';
import { handleMethods } from '@/lib/bff/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleMethods({ POST: forwardNotification });
