import type { Text } from './text';

/** What the payment provider reads when its notification is not taken. */
export const notificationTexts = {
  wrongSignature: { en: 'The signature is wrong', id: 'Tanda tangan salah' },
  unknownOrder: { en: 'There is no such order', id: 'Pesanan tidak ada' },
  mismatch: {
    en: 'Amount or currency are not those of the order',
    id: 'Jumlah atau mata uang tidak sesuai dengan pesanan',
  },
  unconfirmed: {
    en: 'The status call does not confirm this yet: send it again',
    id: 'Belum dikonfirmasi oleh status pembayaran: kirim ulang',
  },
} satisfies Record<string, Text>;
