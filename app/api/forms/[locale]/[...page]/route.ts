import { pageFormHandlers } from '@/lib/forms/handle-page-forms';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = pageFormHandlers;
