import type { ValidationCode } from '@/lib/contract/validation';
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

/** What is wrong with a field, by the code of its fault. `{field}` is its name, `{bound}` the limit it missed. */
export const validationTexts: Record<ValidationCode, Text> = {
  required: { en: '{field} is required', id: '{field} wajib diisi' },
  email: { en: '{field} is not a valid address', id: '{field} bukan alamat yang benar' },
  phone: { en: '{field} is not a valid number', id: '{field} bukan nomor yang benar' },
  too_short: {
    en: '{field} needs at least {bound} characters',
    id: '{field} paling sedikit {bound} karakter',
  },
  too_long: { en: '{field} takes at most {bound} characters', id: '{field} paling banyak {bound} karakter' },
  too_small: { en: '{field} must be at least {bound}', id: '{field} paling sedikit {bound}' },
  too_large: { en: '{field} must be at most {bound}', id: '{field} paling banyak {bound}' },
  whole_number: { en: '{field} must be a whole number', id: '{field} harus bilangan bulat' },
  common_password: {
    en: 'This password is among the most used ones. Please choose another.',
    id: 'Kata sandi ini termasuk yang paling sering dipakai. Silakan pilih yang lain.',
  },
  invalid: { en: '{field} is not valid', id: '{field} tidak sah' },
};

/** The fields as a customer knows them. One without a name here goes by the name it has on the wire. */
export const fieldNames: Record<string, Text> = {
  firstName: { en: 'First name', id: 'Nama depan' },
  lastName: { en: 'Last name', id: 'Nama belakang' },
  fullName: { en: 'Full Name', id: 'Nama lengkap' },
  catalog: { en: 'Catalogue', id: 'Katalog' },
  email: { en: 'Email', id: 'Email' },
  phone: { en: 'Phone number', id: 'Nomor telepon' },
  password: { en: 'Password', id: 'Kata sandi' },
  currentPassword: { en: 'Current password', id: 'Kata sandi saat ini' },
  newPassword: { en: 'New password', id: 'Kata sandi baru' },
  receiptName: { en: 'Recipient', id: 'Nama penerima' },
  address: { en: 'Address', id: 'Alamat' },
  city: { en: 'City', id: 'Kota/Kabupaten' },
  province: { en: 'Province', id: 'Provinsi' },
  postalCode: { en: 'Postal code', id: 'Kode pos' },
  quantity: { en: 'Quantity', id: 'Jumlah' },
  itemId: { en: 'Item', id: 'Barang' },
  itemName: { en: 'Item name', id: 'Nama barang' },
  sizeId: { en: 'Size', id: 'Ukuran' },
  itemPrice: { en: 'Price', id: 'Harga' },
};
