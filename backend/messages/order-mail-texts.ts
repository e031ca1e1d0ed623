import type { MailWords } from './mail-texts';
import type { Text } from './text';

/** When an order's customer is written to. */
export type OrderOccasion =
  | 'received'
  | 'paid'
  | 'paid_late'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'refunding'
  | 'refunded';

const seeOrder: Text = { en: 'See the order', id: 'Lihat pesanan' };

const moneyIsSafe: Text = {
  en: 'If money has left your account all the same, it is not lost: as soon as we hear of it we take the order up again or give the whole amount back, and write to you.',
  id: 'Kalau ternyata uang Anda sudah terkirim, jangan khawatir: begitu kami menerima kabarnya, pesanan kami lanjutkan atau seluruh uangnya kami kembalikan, dan Anda kami kabari lewat email.',
};

const askUs: Text = {
  en: 'A question? Write to {contact} and name the order {order}.',
  id: 'Ada pertanyaan? Tulis ke {contact} dan sebutkan pesanan {order}.',
};

/** The words of the mails about orders. */
export const orderMailTexts: Record<OrderOccasion, MailWords> = {
  received: {
    subject: {
      en: 'Your order {order} is waiting for its payment',
      id: 'Pesanan {order} menunggu pembayaran Anda',
    },
    body: [
      {
        en: 'Thank you: your order is in, and your pieces are set aside for you.',
        id: 'Terima kasih! Pesanan Anda sudah kami terima dan barangnya kami sisihkan untuk Anda.',
      },
      {
        en: 'Please pay by {deadline}. After that they go back on the shelf. If you choose a bank transfer before then, we hold them for as long as the transfer can be made.',
        id: 'Mohon dibayar paling lambat {deadline}. Lewat dari itu, barangnya kembali ke rak. Jika Anda memilih transfer bank sebelum waktu itu, barangnya kami sisihkan selama transfer masih dapat dilakukan.',
      },
    ],
    button: { en: 'See and pay the order', id: 'Lihat dan bayar pesanan' },
    smallPrint: [
      {
        en: 'Have you just paid? Then there is nothing left to do: another mail comes as soon as the payment is confirmed.',
        id: 'Baru saja membayar? Tidak ada lagi yang perlu dilakukan: begitu pembayaran terkonfirmasi, kami kirim email lagi.',
      },
      askUs,
    ],
  },
  paid: {
    subject: {
      en: 'Payment received for order {order}',
      id: 'Pembayaran pesanan {order} sudah kami terima',
    },
    body: [
      {
        en: 'Your payment has arrived. Thank you! We are packing your pieces now.',
        id: 'Pembayaran Anda sudah masuk. Terima kasih! Barang Anda sedang kami kemas.',
      },
      { en: 'They go to: {shipping}.', id: 'Dikirim ke: {shipping}.' },
    ],
    button: seeOrder,
    smallPrint: [
      {
        en: 'The receipt is on the same page, to print or to keep.',
        id: 'Kuitansinya ada di halaman yang sama, bisa dicetak atau disimpan.',
      },
      askUs,
    ],
  },
  paid_late: {
    subject: {
      en: 'Payment received for order {order}: it stands after all',
      id: 'Pembayaran pesanan {order} sudah masuk: pesanan tetap jadi',
    },
    body: [
      {
        en: 'Your payment reached us after the order had ended. Your pieces were still there, so the order stands and we are packing them now.',
        id: 'Pembayaran Anda tiba setelah pesanan berakhir. Untungnya barangnya masih ada, jadi pesanan tetap jalan dan sedang kami kemas.',
      },
      { en: 'They go to: {shipping}.', id: 'Dikirim ke: {shipping}.' },
    ],
    button: seeOrder,
    smallPrint: [askUs],
  },
  failed: {
    subject: {
      en: 'The payment for order {order} did not go through',
      id: 'Pembayaran pesanan {order} tidak berhasil',
    },
    body: [
      {
        en: 'The payment was refused and nothing was charged. Your pieces are back on the shelf.',
        id: 'Pembayarannya ditolak dan tidak ada yang ditagih. Barangnya sudah kembali ke rak.',
      },
      {
        en: 'Still want them? Put them into your cart again and choose another way to pay.',
        id: 'Masih ingin? Masukkan lagi ke keranjang dan pilih cara bayar yang lain.',
      },
    ],
    button: seeOrder,
    smallPrint: [moneyIsSafe, askUs],
  },
  expired: {
    subject: {
      en: 'Order {order} has ended without a payment',
      id: 'Pesanan {order} berakhir tanpa pembayaran',
    },
    body: [
      {
        en: 'The time to pay has passed, so your pieces are back on the shelf. Nothing was charged.',
        id: 'Waktu pembayaran sudah lewat, jadi barangnya kembali ke rak. Tidak ada yang ditagih.',
      },
      {
        en: 'Still want them? Put them into your cart again.',
        id: 'Masih ingin? Tinggal masukkan lagi ke keranjang.',
      },
    ],
    button: seeOrder,
    smallPrint: [moneyIsSafe, askUs],
  },
  cancelled: {
    subject: { en: 'Order {order} is cancelled', id: 'Pesanan {order} dibatalkan' },
    body: [
      {
        en: 'Your order is cancelled and there is nothing to pay. The pieces are back on the shelf.',
        id: 'Pesanan Anda sudah dibatalkan dan tidak ada yang perlu dibayar. Barangnya kembali ke rak.',
      },
    ],
    button: seeOrder,
    smallPrint: [moneyIsSafe, askUs],
  },
  refunding: {
    subject: {
      en: 'Your payment for order {order} is on its way back',
      id: 'Pembayaran pesanan {order} sedang kami kembalikan',
    },
    body: [
      {
        en: 'Your payment reached us after the order had ended, and it cannot be taken up again. We are giving the whole amount of {total} back to where it came from.',
        id: 'Pembayaran Anda tiba setelah pesanan berakhir, dan pesanannya tidak bisa dilanjutkan lagi. Seluruh uangnya, {total}, kami kembalikan ke asal pembayaran.',
      },
      {
        en: 'You need do nothing. Another mail comes when it is done.',
        id: 'Anda tidak perlu melakukan apa-apa. Kalau sudah selesai, kami kabari lewat email.',
      },
    ],
    button: seeOrder,
    smallPrint: [askUs],
  },
  refunded: {
    subject: {
      en: 'Your money for order {order} has been given back',
      id: 'Uang pesanan {order} sudah kami kembalikan',
    },
    body: [
      {
        en: 'We have given back {total}, to where it came from. How soon you see it there depends on your bank; a few working days are usual.',
        id: 'Uang Anda, {total}, sudah kami kembalikan ke asal pembayaran. Kapan terlihat di rekening bergantung pada bank Anda, biasanya beberapa hari kerja.',
      },
    ],
    button: seeOrder,
    smallPrint: [askUs],
  },
};
