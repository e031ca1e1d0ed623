import type { Text } from './text';

/** The words of the mails. */
export const mailTexts = {
  greeting: { en: 'Hello {name},', id: 'Halo {name},' },
  greetingOfNobody: { en: 'Hello,', id: 'Halo,' },
  catalogueSubject: { en: 'Your {brand} catalogue {year}', id: 'Katalog {brand} {year} untuk Anda' },
  catalogueBody: {
    en: 'Here it is: everything we make for the water in {year}, on pages to leaf through. Prices are in dollars.',
    id: 'Ini dia: semua yang kami buat untuk laut di tahun {year}, tinggal dibolak-balik. Harganya dalam dolar.',
  },
  catalogueButton: { en: 'Open the catalogue', id: 'Buka katalog' },
  catalogueNotYou: {
    en: 'If you did not ask for it, do nothing: no other mail will follow this one.',
    id: 'Jika Anda tidak memintanya, abaikan saja: tidak akan ada email lain setelah ini.',
  },
  copyLink: {
    en: 'If the button does nothing, copy this address into your browser:',
    id: 'Jika tombolnya tidak bekerja, salin alamat ini ke peramban Anda:',
  },
  footer: {
    en: '{brand}. Surf and beachwear from Bali.',
    id: '{brand}. Busana selancar dan pantai dari Bali.',
  },
} satisfies Record<string, Text>;
