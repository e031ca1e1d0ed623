import type { Locale } from '@/lib/contract/locale';
import type { CardFault } from './card-check';
import type { CardOutcome } from './test-cards';

type PageTexts = {
  title: string;
  noMoney: string;
  heading: string;
  order: string;
  amount: string;
  cardNumber: string;
  expiry: string;
  expiryHint: string;
  cvv: string;
  pay: string;
  leavePending: string;
  close: string;
  testCards: string;
  fillIn: Record<CardOutcome, string>;
  outcome: Record<CardOutcome | 'ended', string>;
  notFound: string;
  noAnswer: string;
  fault: Record<CardFault['code'], string>;
};

/** The words of the development payment page. */
export const PAGE_TEXTS: Record<Locale, PageTexts> = {
  en: {
    title: 'Development payment',
    noMoney: 'no money moves',
    heading: 'Pay by card',
    order: 'Order',
    amount: 'Amount',
    cardNumber: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'Month and year, such as 12/30',
    cvv: 'Security code',
    pay: 'Pay',
    leavePending: 'Leave pending',
    close: 'Close',
    testCards: 'Test cards',
    fillIn: { paid: 'is paid', declined: 'is declined', pending: 'stays pending' },
    outcome: {
      paid: 'Payment received.',
      declined: 'This card was declined and nothing was charged. Please try another card.',
      pending: 'The payment is pending.',
      ended: 'This payment can no longer be made.',
    },
    notFound: 'There is no such payment.',
    noAnswer: 'No answer from the payment service. Please try again.',
    fault: {
      number: 'Enter the whole card number.',
      unknown_card: 'Only the test cards below work here. Never enter a real card.',
      expiry: 'Enter month and year, such as 12/30.',
      expired: 'This card has expired.',
      cvv: 'Enter the 3 or 4 digits of the security code.',
    },
  },
  id: {
    title: 'Pembayaran uji coba',
    noMoney: 'tidak ada uang yang berpindah',
    heading: 'Bayar dengan kartu',
    order: 'Pesanan',
    amount: 'Jumlah',
    cardNumber: 'Nomor kartu',
    expiry: 'Masa berlaku',
    expiryHint: 'Bulan dan tahun, misalnya 12/30',
    cvv: 'Kode keamanan (CVV)',
    pay: 'Bayar',
    leavePending: 'Bayar nanti',
    close: 'Tutup',
    testCards: 'Kartu uji coba',
    fillIn: { paid: 'berhasil', declined: 'ditolak', pending: 'tetap menunggu' },
    outcome: {
      paid: 'Pembayaran diterima.',
      declined: 'Kartu ini ditolak dan tidak ada yang ditagih. Silakan coba kartu lain.',
      pending: 'Pembayaran masih menunggu.',
      ended: 'Pembayaran ini sudah tidak bisa dilakukan.',
    },
    notFound: 'Pembayaran ini tidak ditemukan.',
    noAnswer: 'Layanan pembayaran tidak menjawab. Silakan coba lagi.',
    fault: {
      number: 'Masukkan nomor kartu yang lengkap.',
      unknown_card: 'Hanya kartu uji coba di bawah yang berlaku. Jangan masukkan kartu sungguhan.',
      expiry: 'Masukkan bulan dan tahun, misalnya 12/30.',
      expired: 'Masa berlaku kartu ini sudah habis.',
      cvv: 'Masukkan 3 atau 4 angka kode keamanan.',
    },
  },
};
