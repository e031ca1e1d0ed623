import { handleUnknownPath } from '@/lib/bff/handle-methods';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleUnknownPath();
