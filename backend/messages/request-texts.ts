import type { Text } from './text';

/** What can be wrong with any call, whatever it is about. */
export const requestTexts = {
  notFound: { en: 'There is nothing at this address', id: 'Tidak ada apa-apa di alamat ini' },
  methodNotAllowed: {
    en: 'This address does not take {method}',
    id: 'Alamat ini tidak menerima {method}',
  },
  notJson: { en: 'The request is not valid JSON', id: 'Permintaan bukan JSON yang sah' },
  tooLarge: { en: 'The request is too large', id: 'Permintaan terlalu besar' },
  unsupportedType: {
    en: 'Please send application/json',
    id: 'Kirimkan sebagai application/json',
  },
  unreadable: {
    en: 'The request holds characters that cannot be kept',
    id: 'Permintaan berisi karakter yang tidak dapat disimpan',
  },
  tooOften: {
    en: 'Too many attempts. Please wait a moment and try again.',
    id: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
  },
  unauthenticated: { en: 'Please log in', id: 'Silakan masuk terlebih dahulu' },
  internal: {
    en: 'Something went wrong on our side. Please try again.',
    id: 'Ada gangguan di pihak kami. Silakan coba lagi.',
  },
} satisfies Record<string, Text>;
