import type { Locale } from '@/lib/contract/locale';
import type { CardFault, CardOutcome } from './cards';

type PageTexts = {
  title: string;
  noMoney: string;
  heading: string;
  cardHeading: string;
  order: string;
  amount: string;
  cardNumber: string;
  expiry: string;
  expiryHint: string;
  cvv: string;
  pay: string;
  payByTransfer: string;
  transferHeading: string;
  transferHint: string;
  account: string;
  transferArrives: string;
  transferArrivesLate: string;
  payLater: string;
  heldHint: string;
  accept: string;
  deny: string;
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
    heading: 'Payment',
    cardHeading: 'Pay by card',
    order: 'Order',
    amount: 'Amount',
    cardNumber: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'Month and year, such as 12/30',
    cvv: 'Security code',
    pay: 'Pay',
    payByTransfer: 'Pay by bank transfer',
    transferHeading: 'Bank transfer',
    transferHint:
      'Transfer exactly this amount to the virtual account. Here you say yourself when it arrives.',
    account: 'Virtual account',
    transferArrives: 'The transfer arrives',
    transferArrivesLate: 'The transfer arrives all the same',
    payLater: 'Pay later',
    heldHint: 'The real provider decides within a day. Here you decide.',
    accept: 'Accept the payment',
    deny: 'Deny the payment',
    close: 'Close',
    testCards: 'Test cards',
    fillIn: { paid: 'is paid', declined: 'is declined', pending: 'stays pending', held: 'is held back' },
    outcome: {
      paid: 'Payment received.',
      declined: 'This card was declined and nothing was charged. Please try another card.',
      pending: 'The payment is pending.',
      held: 'The payment is being looked at.',
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
    heading: 'Pembayaran',
    cardHeading: 'Bayar dengan kartu',
    order: 'Pesanan',
    amount: 'Jumlah',
    cardNumber: 'Nomor kartu',
    expiry: 'Masa berlaku',
    expiryHint: 'Bulan dan tahun, misalnya 12/30',
    cvv: 'Kode keamanan (CVV)',
    pay: 'Bayar',
    payByTransfer: 'Bayar lewat transfer bank',
    transferHeading: 'Transfer bank',
    transferHint:
      'Transfer tepat sejumlah ini ke virtual account. Di sini Anda sendiri yang menentukan kapan uangnya tiba.',
    account: 'Virtual account',
    transferArrives: 'Transfer masuk',
    transferArrivesLate: 'Transfer tetap masuk',
    payLater: 'Bayar nanti',
    heldHint: 'Penyedia yang asli memutuskan dalam sehari. Di sini Anda yang memutuskan.',
    accept: 'Terima pembayaran',
    deny: 'Tolak pembayaran',
    close: 'Tutup',
    testCards: 'Kartu uji coba',
    fillIn: { paid: 'berhasil', declined: 'ditolak', pending: 'tetap menunggu', held: 'ditahan dulu' },
    outcome: {
      paid: 'Pembayaran diterima.',
      declined: 'Kartu ini ditolak dan tidak ada yang ditagih. Silakan coba kartu lain.',
      pending: 'Pembayaran masih menunggu.',
      held: 'Pembayaran sedang diperiksa.',
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
