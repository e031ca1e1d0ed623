import { handleUnknownPath } from '@/lib/bff/handle-unknown-path';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleUnknownPath();
