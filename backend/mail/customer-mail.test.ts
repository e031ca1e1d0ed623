import { brand } from './brand';
import { catalogueMail, greetingName } from './customer-mail';

const wanted = {
  to: 'made@example.com',
  name: 'Made Wirawan',
  locale: 'en' as const,
  catalog: '2025',
  siteUrl: 'https://shop.example',
};

it.each([
  ['en' as const, `Your ${brand.name} catalogue 2025`, 'Hello Made Wirawan,', 'Open the catalogue'],
  ['id' as const, `Katalog ${brand.name} 2025 untuk Anda`, 'Halo Made Wirawan,', 'Buka katalog'],
])('has text and HTML in %s with the link', (locale, subject, greeting, button) => {
  const mail = catalogueMail({ ...wanted, locale });
  expect(mail).toMatchObject({
    to: 'made@example.com',
    subject,
    link: 'https://shop.example/catalogue-2025.pdf',
  });
  for (const words of [mail.link, greeting, button]) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
  expect(mail.text).not.toMatch(/[{}<>]/);
});

it('carries no message of whoever filled in the form', () => {
  const { text, html } = catalogueMail({ ...wanted, name: 'You won! http://evil.example' });
  expect(text).toMatch(/^Hello,\n/);
  expect(text + html).not.toContain('evil');
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
  expect(greetingName(name)).toBe(name);
});

it.each([
  'You have won, see evil.example',
  'http://evil.example',
  'Win 1000',
  'made@example.com',
  'Made\nBcc: all',
  '<b>Made</b>',
  'Made '.repeat(20),
])('does not pass %j on', (message) => {
  expect(greetingName(message)).toBeUndefined();
});
