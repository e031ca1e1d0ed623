import { LOCALES, type Locale } from '@/lib/contract/locale';
import { alreadyConfirmedMail, passwordChangedMail, resetMail, verificationMail } from './customer-mail';

const recipient = (locale: Locale) => ({
  to: 'made@example.com',
  name: 'Made',
  locale,
  siteUrl: 'https://shop.example',
});
const PREFIX: Record<Locale, string> = { en: '', id: '/id' };
const GREETING: Record<Locale, string> = { en: 'Hello Made,', id: 'Halo Made,' };
const MOMENT = new Date('2026-03-01T17:30:00Z');

const MAILS = {
  'a link to a new password': {
    mailIn: (locale: Locale) => resetMail({ ...recipient(locale), token: 'a-token' }),
    path: '/reset-password?token=a-token',
    subject: { en: 'Choose a new password', id: 'Buat kata sandi baru' },
    says: { en: 'good for an hour and works once', id: 'berlaku satu jam dan hanya bisa dipakai sekali' },
  },
  'a changed password': {
    mailIn: (locale: Locale) => passwordChangedMail({ ...recipient(locale), at: MOMENT }),
    path: '/forgot-password',
    subject: { en: 'Your password has been changed', id: 'Kata sandi Anda sudah diganti' },
    // Half past one at night in Bali.
    says: { en: 'changed on 2 March 2026 at 01:30 WITA', id: 'diganti pada 2 Maret 2026 pukul 01.30 WITA' },
  },
  'an address that is confirmed already': {
    mailIn: (locale: Locale) => alreadyConfirmedMail(recipient(locale)),
    path: '/login',
    subject: {
      en: 'Your email address is confirmed already',
      id: 'Alamat email Anda sudah dikonfirmasi',
    },
    says: { en: 'nothing left to do', id: 'semuanya sudah beres' },
  },
};

const cases = Object.entries(MAILS).flatMap(([about, mail]) =>
  LOCALES.map((locale) => ({ about, locale, ...mail })),
);

it.each(cases)('tells of $about in $locale, as text and HTML', ({ locale, mailIn, path, subject, says }) => {
  const mail = mailIn(locale);
  const link = `https://shop.example${PREFIX[locale]}${path}`;
  expect(mail).toMatchObject({ to: 'made@example.com', link, subject: subject[locale] });
  for (const words of [link, GREETING[locale], says[locale]]) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
  expect(mail.html).toContain(`<html lang="${locale}">`);
  expect(mail.text + mail.html).not.toMatch(/\{\w+\}/);
});

it.each(LOCALES)('says in %s what to do when it was somebody else', (locale) => {
  const { text } = passwordChangedMail({ ...recipient(locale), at: MOMENT });
  expect(text).toContain(locale === 'en' ? 'If it was not you' : 'Jika itu bukan Anda');
  expect(text).toContain('hello@segara.example');
});

const verification = {
  to: 'made@example.com',
  name: 'Made',
  locale: 'en' as const,
  token: 'a-token',
  siteUrl: 'https://shop.example',
};

it.each([
  ['en' as const, 'https://shop.example/verify-email?token=a-token', 'Hello Made,', 'Confirm my address'],
  [
    'id' as const,
    'https://shop.example/id/verify-email?token=a-token',
    'Halo Made,',
    'Konfirmasi alamat saya',
  ],
])('has text and HTML in %s with the link', (locale, link, greeting, button) => {
  const mail = verificationMail({ ...verification, locale });
  expect(mail.link).toBe(link);
  for (const words of [link, greeting, button]) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
  expect(mail.html).toContain(`<html lang="${locale}">`);
  expect(mail.text).not.toMatch(/[{}<>]/);
});

it.each([
  '<script>alert(1)</script>',
  'You have won http://evil.example',
  'Made\r\nBcc: everybody@example.com',
])('carries no message of whoever typed the name %j', (name) => {
  const { html, text } = verificationMail({ ...verification, name });
  expect(text).toMatch(/^Hello,\n/);
  for (const words of ['script>alert', 'evil.example', 'Bcc:']) expect(html + text).not.toContain(words);
});
