import type { Text } from './text';

/** What a customer reads when an order cannot be made, paid or found. */
export const orderTexts = {
  emptyCart: { en: 'Your cart is empty.', id: 'Keranjang Anda masih kosong.' },
  noAddress: {
    en: 'Please give a shipping address first.',
    id: 'Isi alamat pengiriman terlebih dahulu.',
  },
  ended: {
    en: 'This order has ended without a payment. Please put the items into your cart again.',
    id: 'Pesanan ini berakhir tanpa pembayaran. Silakan masukkan barangnya ke keranjang lagi.',
  },
  soldOut: {
    en: '{item} in size {size} is sold out.',
    id: '{item} ukuran {size} sudah habis.',
  },
  fewLeft: {
    en: 'Only {left} of {item} in size {size} left.',
    id: '{item} ukuran {size} hanya tersisa {left}.',
  },
  tooMany: {
    en: 'One order takes at most {most} pieces of an item: {item} in size {size}.',
    id: 'Satu pesanan paling banyak {most} buah untuk tiap barang: {item} ukuran {size}.',
  },
  unpaidOrders: {
    en: 'You already have {most} orders that wait for their payment. Please pay or cancel one of them first.',
    id: 'Anda sudah memiliki {most} pesanan yang menunggu pembayaran. Silakan bayar atau batalkan salah satunya terlebih dahulu.',
  },
  addressStands: {
    en: 'The payment of this order has begun, so it goes to the address it was made with: {address}. To send it elsewhere, please cancel the order under Order Status and buy again.',
    id: 'Pembayaran pesanan ini sudah dimulai, jadi pesanan dikirim ke alamat semula: {address}. Untuk mengirim ke alamat lain, silakan batalkan pesanan di Status Pesanan lalu pesan kembali.',
  },
  addressOfPaid: {
    en: 'This order is paid already, so it goes to the address it was made with: {address}.',
    id: 'Pesanan ini sudah dibayar, jadi dikirim ke alamat semula: {address}.',
  },
  cancelled: { en: 'Your order is cancelled.', id: 'Pesanan Anda dibatalkan.' },
  paidAlready: {
    en: 'This order is paid already, so it cannot be cancelled any more.',
    id: 'Pesanan ini sudah dibayar, jadi tidak bisa dibatalkan lagi.',
  },
  refundedAlready: {
    en: 'This order has ended and its money has been given back.',
    id: 'Pesanan ini sudah berakhir dan uangnya sudah dikembalikan.',
  },
  endedAlready: {
    en: 'This order has ended already.',
    id: 'Pesanan ini sudah berakhir.',
  },
  cancelledAlready: { en: 'This order is cancelled already.', id: 'Pesanan ini sudah dibatalkan.' },
  notFound: { en: 'Order not found.', id: 'Pesanan tidak ditemukan.' },
  paymentUnavailable: {
    en: 'The payment service is not answering. Please try again in a few minutes.',
    id: 'Layanan pembayaran tidak menjawab. Silakan coba beberapa menit lagi.',
  },
} satisfies Record<string, Text>;

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
