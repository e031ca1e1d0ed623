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
  greetingOfNobody: { en: 'Hello,', id: 'Halo,' },
  catalogueSubject: { en: 'Your {brand} catalogue {year}', id: 'Katalog {brand} {year} untuk Anda' },
  catalogueBody: {
    en: 'Here it is: everything we make for the water in {year}, on pages to leaf through. Prices are in dollars.',
    id: 'Ini dia: semua yang kami buat untuk laut di tahun {year}, tinggal dibolak-balik. Harganya dalam dolar.',
  },
  catalogueButton: { en: 'Open the catalogue', id: 'Buka katalog' },
  catalogueNotYou: {
    en: 'If you did not ask for it, do nothing: no other mail will follow this one.',
    id: 'Jika Anda tidak memintanya, abaikan saja: tidak akan ada surat lain setelah ini.',
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
