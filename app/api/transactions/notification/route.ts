import { handleNotification } from '@/lib/bff/handle-notification';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleNotification();
