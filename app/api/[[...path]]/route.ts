import { handleUnknownPath } from '@/lib/bff/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleUnknownPath();
