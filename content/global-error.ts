/**
 * The texts of the global error page. They are not part of the messages, because those may have failed to
 * load.
 */
export const GLOBAL_ERROR_TEXTS = {
  en: { text: 'An unexpected error occurred. Please try again.', retry: 'Retry' },
  id: { text: 'Terjadi kesalahan tak terduga. Silakan coba lagi.', retry: 'Coba lagi' },
} as const;
