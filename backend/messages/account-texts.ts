import type { Text } from './text';

/** What a customer reads when registering, confirming an address and signing in. */
export const accountTexts = {
  registered: {
    en: 'Thank you. We have sent you an email: please open its link to confirm your address.',
    id: 'Terima kasih. Kami sudah mengirim email: buka tautannya untuk mengonfirmasi alamat Anda.',
  },
  emailTaken: { en: 'Email is already registered', id: 'Email sudah terdaftar' },
  mailFailed: {
    en: 'We could not send you the confirmation email. Please try again in a few minutes.',
    id: 'Email konfirmasi belum bisa kami kirim. Silakan coba lagi beberapa menit lagi.',
  },
  wrongPair: { en: 'The email or the password is wrong', id: 'Email atau kata sandi salah' },
  unverified: {
    en: 'Please confirm your email address first: open the link we have sent you.',
    id: 'Konfirmasi dulu alamat email Anda: buka tautan yang sudah kami kirim.',
  },
  loggedIn: { en: 'Welcome back', id: 'Selamat datang kembali' },
  loggedOut: { en: 'You are logged out', id: 'Anda sudah keluar' },
  verified: {
    en: 'Your email address is confirmed. You can log in now.',
    id: 'Alamat email Anda sudah dikonfirmasi. Sekarang Anda bisa masuk.',
  },
  tokenDead: {
    en: 'This link is not valid any more. If you have confirmed your address already, just log in.',
    id: 'Tautan ini sudah tidak berlaku. Jika alamat Anda sudah dikonfirmasi, langsung saja masuk.',
  },
  wrongPassword: { en: 'The password is wrong', id: 'Kata sandi salah' },
  addressSaved: { en: 'Your address is saved', id: 'Alamat Anda sudah disimpan' },
} satisfies Record<string, Text>;
