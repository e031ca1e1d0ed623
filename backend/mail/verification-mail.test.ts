import { verificationMail } from './account-mails';

const verification = {
  to: 'made@example.com',
  firstName: 'Made',
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
])('carries no message of whoever typed the name %j', (firstName) => {
  const { html, text } = verificationMail({ ...verification, firstName });
  expect(text).toMatch(/^Hello,\n/);
  for (const words of ['script>alert', 'evil.example', 'Bcc:']) expect(html + text).not.toContain(words);
});
