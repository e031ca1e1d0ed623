import type { Text } from './text';

/** The words of a mail with one thing to do. */
export type MailWords = { subject: Text; body: Text[]; button: Text; smallPrint: Text[] };

/** What every mail says. */
export const mailTexts = {
  greeting: { en: 'Hello {name},', id: 'Halo {name},' },
  greetingOfNobody: { en: 'Hello,', id: 'Halo,' },
  copyLink: {
    en: 'If the button does nothing, copy this address into your browser:',
    id: 'Jika tombolnya tidak bekerja, salin alamat ini ke peramban Anda:',
  },
  footer: {
    en: '{brand}. Surf and beachwear from Bali.',
    id: '{brand}. Busana selancar dan pantai dari Bali.',
  },
} satisfies Record<string, Text>;

export const catalogueMailWords: MailWords = {
  subject: { en: 'Your {brand} catalogue {year}', id: 'Katalog {brand} {year} untuk Anda' },
  body: [
    {
      en: 'Here it is: everything we make for the water in {year}, on pages to leaf through. Prices are in dollars.',
      id: 'Ini dia: semua yang kami buat untuk laut di tahun {year}, tinggal dibolak-balik. Harganya dalam dolar.',
    },
  ],
  button: { en: 'Open the catalogue', id: 'Buka katalog' },
  smallPrint: [
    {
      en: 'If you did not ask for it, do nothing: no other mail will follow this one.',
      id: 'Jika Anda tidak memintanya, abaikan saja: tidak akan ada email lain setelah ini.',
    },
  ],
};

/** The words of the mails about an account, by what has happened. */
export const accountMailWords = {
  verification: {
    subject: { en: 'Please confirm your email address', id: 'Konfirmasi alamat email Anda' },
    body: [
      {
        en: 'Welcome to {brand}. One step is left: confirm that this is your address. You will be asked for the password you chose.',
        id: 'Selamat datang di {brand}. Tinggal satu langkah: pastikan ini alamat Anda. Nanti Anda diminta kata sandi yang sudah Anda pilih.',
      },
    ],
    button: { en: 'Confirm my address', id: 'Konfirmasi alamat saya' },
    smallPrint: [
      {
        en: 'The link is good for 24 hours and works once.',
        id: 'Tautan ini berlaku 24 jam dan hanya bisa dipakai sekali.',
      },
      {
        en: 'If you did not register, do nothing: without this step nobody can log in with your address.',
        id: 'Jika Anda tidak merasa mendaftar, abaikan saja: tanpa langkah ini tak seorang pun bisa masuk dengan alamat Anda.',
      },
    ],
  },
  confirmed: {
    subject: {
      en: 'Your email address is confirmed already',
      id: 'Alamat email Anda sudah dikonfirmasi',
    },
    body: [
      {
        en: 'You asked for another link to confirm your address, and there is nothing left to do: it is confirmed. Just log in.',
        id: 'Anda meminta tautan konfirmasi yang baru, padahal semuanya sudah beres: alamat Anda sudah dikonfirmasi. Langsung saja masuk.',
      },
    ],
    button: { en: 'Log in', id: 'Masuk' },
    smallPrint: [
      {
        en: 'If you have forgotten your password, choose "Forgot your password?" on the login page. If you did not ask for this, do nothing.',
        id: 'Lupa kata sandi? Pilih "Lupa kata sandi?" di halaman masuk. Jika bukan Anda yang meminta, abaikan saja.',
      },
    ],
  },
  reset: {
    subject: { en: 'Choose a new password', id: 'Buat kata sandi baru' },
    body: [
      {
        en: 'It happens to everyone. Open the link and choose a new password; you will then be logged out everywhere and can log in with the new one.',
        id: 'Lupa itu wajar. Buka tautannya dan buat kata sandi baru; setelah itu Anda keluar di semua perangkat dan bisa masuk lagi dengan yang baru.',
      },
    ],
    button: { en: 'Choose a new password', id: 'Buat kata sandi baru' },
    smallPrint: [
      {
        en: 'The link is good for an hour and works once. Of several mails each is good until one was used.',
        id: 'Tautan ini berlaku satu jam dan hanya bisa dipakai sekali. Jika ada beberapa email, masing-masing berlaku sampai salah satunya dipakai.',
      },
      {
        en: 'If you did not ask for it, do nothing: your password stays as it is.',
        id: 'Jika bukan Anda yang memintanya, abaikan saja: kata sandi Anda tetap seperti semula.',
      },
    ],
  },
  passwordChanged: {
    subject: { en: 'Your password has been changed', id: 'Kata sandi Anda sudah diganti' },
    body: [
      {
        en: 'The password of your {brand} account was changed on {at}. Every other device was logged out. If it was you, there is nothing to do.',
        id: 'Kata sandi akun {brand} Anda diganti pada {at}. Perangkat lain sudah dikeluarkan. Jika itu memang Anda, tidak ada yang perlu dilakukan.',
      },
      {
        en: 'If it was not you, choose a new password at once: that logs everybody else out.',
        id: 'Jika itu bukan Anda, segera buat kata sandi baru: siapa pun yang sedang memakai akun Anda akan dikeluarkan.',
      },
    ],
    button: { en: 'It was not me', id: 'Itu bukan saya' },
    smallPrint: [
      {
        en: 'Change the password of your mailbox too if anybody else may know it. We are glad to help: {contact}.',
        id: 'Ganti juga kata sandi email Anda jika mungkin ada yang mengetahuinya. Kami siap membantu: {contact}.',
      },
    ],
  },
} satisfies Record<string, MailWords>;
