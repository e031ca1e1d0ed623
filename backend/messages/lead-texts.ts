import type { Text } from './text';

/** What somebody reads who asks for the catalogue or the newsletter. */
export const leadTexts = {
  requested: {
    en: 'Thank you. The link to the catalogue is on its way to you by email.',
    id: 'Terima kasih. Tautan katalognya sedang kami kirim ke email Anda.',
  },
  subscribed: { en: 'Thank you. You are on the list.', id: 'Terima kasih. Anda sudah tercatat.' },
  alreadySubmitted: {
    en: 'Your email has already been submitted.',
    id: 'Email Anda sudah pernah didaftarkan.',
  },
} satisfies Record<string, Text>;
