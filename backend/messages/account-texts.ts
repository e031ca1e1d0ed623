import type { Text } from './text';

/** What a customer reads when registering, confirming an address and signing in. */
export const accountTexts = {
  registered: {
    en: 'Thank you. We have sent you an email: please open its link to confirm your address.',
    id: 'Terima kasih. Kami sudah mengirim email: buka tautannya untuk mengonfirmasi alamat Anda.',
  },
  emailTaken: { en: 'Email is already registered', id: 'Email sudah terdaftar' },
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
  wrongCurrentPassword: { en: 'The current password is wrong', id: 'Kata sandi saat ini salah' },
  verificationRequested: {
    en: 'If an account with this address exists, an email is on its way. Please look into your inbox, and among the spam.',
    id: 'Jika ada akun dengan alamat ini, emailnya sedang kami kirim. Periksa kotak masuk Anda, juga folder spam.',
  },
  resetRequested: {
    en: 'If an account with this address exists, an email with a link to choose a new password is on its way. Please look into your inbox, and among the spam.',
    id: 'Jika ada akun dengan alamat ini, email berisi tautan untuk membuat kata sandi baru sedang kami kirim. Periksa kotak masuk Anda, juga folder spam.',
  },
  resetDead: {
    en: 'This link is not valid any more. Ask for a new one, or just log in if you have changed your password already.',
    id: 'Tautan ini sudah tidak berlaku. Minta tautan baru, atau langsung masuk jika kata sandi Anda sudah diganti.',
  },
  passwordReset: {
    en: 'Your password is changed. Please log in with the new one.',
    id: 'Kata sandi Anda sudah diganti. Silakan masuk dengan yang baru.',
  },
  passwordChanged: {
    en: 'Your password is changed. Other devices are logged out.',
    id: 'Kata sandi Anda sudah diganti. Perangkat lain sudah dikeluarkan.',
  },
  profileChanged: { en: 'Your profile is saved', id: 'Profil Anda sudah disimpan' },
  addressSaved: { en: 'Your address is saved', id: 'Alamat Anda sudah disimpan' },
} satisfies Record<string, Text>;
