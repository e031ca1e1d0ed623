import { LOCALES, type Locale } from '@/lib/contract/locale';
import { brand } from './brand';
import {
  composeAlreadyConfirmedMail,
  composeCatalogueMail,
  composePasswordChangedMail,
  composeResetMail,
  composeVerificationMail,
  formatGreetingName,
} from './customer-mail';

const stranger = (locale: Locale) => ({ to: 'made@example.com', locale, siteUrl: 'https://shop.example' });
const recipient = (locale: Locale) => ({ ...stranger(locale), name: 'Made' });
const GREETING: Record<Locale, string> = { en: 'Hello Made,', id: 'Halo Made,' };
/** In Bali this is 01:30 on 2 March. */
const CHANGED_AT = new Date('2026-03-01T17:30:00Z');

const MAILS = {
  'a link to confirm the address': {
    mailIn: (locale: Locale) => composeVerificationMail({ ...recipient(locale), token: 'a-token' }),
    path: { en: '/verify-email?token=a-token', id: '/id/verify-email?token=a-token' },
    subject: { en: 'Please confirm your email address', id: 'Konfirmasi alamat email Anda' },
    says: { en: 'Confirm my address', id: 'Konfirmasi alamat saya' },
  },
  'a link to a new password': {
    mailIn: (locale: Locale) => composeResetMail({ ...recipient(locale), token: 'a-token' }),
    path: { en: '/reset-password?token=a-token', id: '/id/reset-password?token=a-token' },
    subject: { en: 'Choose a new password', id: 'Buat kata sandi baru' },
    says: { en: 'good for an hour and works once', id: 'berlaku satu jam dan hanya bisa dipakai sekali' },
  },
  'a changed password': {
    mailIn: (locale: Locale) => composePasswordChangedMail({ ...recipient(locale), at: CHANGED_AT }),
    path: { en: '/forgot-password', id: '/id/forgot-password' },
    subject: { en: 'Your password has been changed', id: 'Kata sandi Anda sudah diganti' },
    says: {
      en: 'changed on 2 March 2026 at 01:30 WITA (UTC+8)',
      id: 'diganti pada 2 Maret 2026 pukul 01.30 WITA (UTC+8)',
    },
  },
  'an address that is confirmed already': {
    mailIn: (locale: Locale) => composeAlreadyConfirmedMail(recipient(locale)),
    path: { en: '/login', id: '/id/login' },
    subject: { en: 'Your email address is confirmed already', id: 'Alamat email Anda sudah dikonfirmasi' },
    says: { en: 'nothing left to do', id: 'semuanya sudah beres' },
  },
  'the catalogue': {
    mailIn: (locale: Locale) => composeCatalogueMail({ ...recipient(locale), catalog: '2025' }),
    path: { en: '/catalogue-2025.pdf', id: '/catalogue-2025.pdf' },
    subject: { en: `Your ${brand.name} catalogue 2025`, id: `Katalog ${brand.name} 2025 untuk Anda` },
    says: { en: 'Open the catalogue', id: 'Buka katalog' },
  },
};

const cases = Object.entries(MAILS).flatMap(([about, mail]) =>
  LOCALES.map((locale) => ({ about, locale, ...mail })),
);

it.each(cases)('writes the email about $about in $locale, as text and HTML', (testCase) => {
  const { locale, mailIn, path, subject, says } = testCase;
  const mail = mailIn(locale);
  const link = `https://shop.example${path[locale]}`;
  expect(mail).toMatchObject({ to: 'made@example.com', link, subject: subject[locale] });
  for (const words of [link, GREETING[locale], says[locale]]) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
  expect(mail.html).toContain(`<html lang="${locale}">`);
  expect(mail.text).not.toMatch(/[{}<>]/);
  expect(mail.html).not.toMatch(/\{\w+\}/);
});

it.each(LOCALES)('explains in %s what to do if somebody else changed the password', (locale) => {
  const { text } = composePasswordChangedMail({ ...recipient(locale), at: CHANGED_AT });
  expect(text).toContain(locale === 'en' ? 'If it was not you' : 'Jika itu bukan Anda');
  expect(text).toContain('hello@segara.example');
});

it.each(LOCALES)('greets an unconfirmed address without a name in %s', (locale) => {
  const { html, text } = composeVerificationMail({ ...stranger(locale), token: 'a-token' });
  const greeting = locale === 'en' ? 'Hello,' : 'Halo,';
  expect(text.startsWith(`${greeting}\n`)).toBe(true);
  expect(html).toContain(`>${greeting}<`);
});

it('does not contain a message that was entered as a name', () => {
  const name = 'You have won <b> http://evil.example\r\nBcc: everybody@example.com';
  const { html, text } = composeResetMail({ ...recipient('en'), name, token: 'a-token' });
  expect(text).toMatch(/^Hello,\n/);
  for (const words of ['won <b>', 'evil.example', 'Bcc:']) expect(html + text).not.toContain(words);
});

it.each([
  'Made',
  'Ni Luh Ayu Lestari',
  'I. Gusti Ngurah',
  'J.R. Sudarma',
  "D'Arcy",
  'Élodie Ørsted-Ng',
  '山田 花子',
])('greets %s', (name) => {
  expect(formatGreetingName(name)).toBe(name);
});

it.each([
  'You have won, see evil.example',
  'http://evil.example',
  'Win 1000',
  'made@example.com',
  'Made\nBcc: all',
  '<b>Made</b>',
  'Made '.repeat(20),
])('does not greet with %j', (message) => {
  expect(formatGreetingName(message)).toBeUndefined();
});
