import { verificationMail } from './verification-mail';

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

it('shows a name as text, whatever it is made of', () => {
  const { html, text } = verificationMail({
    ...verification,
    firstName: '<script>alert(1)</script> {brand}',
  });
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {brand}');
  expect(text).toContain('<script>alert(1)</script> {brand}');
});
