import type { Text } from './text';

/** The words of the mails. */
export const mailTexts = {
  greeting: { en: 'Hello {name},', id: 'Halo {name},' },
  verifySubject: {
    en: 'Please confirm your email address',
    id: 'Konfirmasi alamat email Anda',
  },
  verifyBody: {
    en: 'Welcome to {brand}. One step is left: confirm that this is your address. You will be asked for the password you chose.',
    id: 'Selamat datang di {brand}. Tinggal satu langkah: pastikan ini alamat Anda. Nanti Anda diminta kata sandi yang sudah Anda pilih.',
  },
  verifyButton: { en: 'Confirm my address', id: 'Konfirmasi alamat saya' },
  verifyLifetime: {
    en: 'The link is good for 24 hours and works once.',
    id: 'Tautan ini berlaku 24 jam dan hanya bisa dipakai sekali.',
  },
  copyLink: {
    en: 'If the button does nothing, copy this address into your browser:',
    id: 'Jika tombolnya tidak bekerja, salin alamat ini ke peramban Anda:',
  },
  notYou: {
    en: 'If you did not register, do nothing: without this step nobody can log in with your address.',
    id: 'Jika Anda tidak merasa mendaftar, abaikan saja: tanpa langkah ini tak seorang pun bisa masuk dengan alamat Anda.',
  },
  footer: {
    en: '{brand}. Surf and beachwear from Bali.',
    id: '{brand}. Busana selancar dan pantai dari Bali.',
  },
} satisfies Record<string, Text>;
