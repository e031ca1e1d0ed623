/** Said when even the layout has failed, and with it the messages: in both languages, chosen by the address. */
export const GLOBAL_ERROR = {
  en: { text: 'An unexpected error occurred. Please try again.', retry: 'Retry' },
  id: { text: 'Terjadi kesalahan tak terduga. Silakan coba lagi.', retry: 'Coba lagi' },
} as const;
