import { screen } from '@testing-library/react';
import { renderPage } from '@/lib/testing/render-page';
import { LanguageSwitch } from './language-switch';

it.each([
  ['/men/uluwatu-elite-pro', 'en', '/men/uluwatu-elite-pro', '/id/men/uluwatu-elite-pro'],
  ['/id/men', 'id', '/men', '/id/men'],
  // The server sees the rewritten path of an English page.
  ['/en/men', 'en', '/men', '/id/men'],
  ['/', 'en', '/', '/id'],
] as const)('links from %s to the same page in both languages', (path, locale, english, indonesian) => {
  renderPage(<LanguageSwitch label="Language" short />, { path, locale });
  const links = {
    en: screen.getByRole('link', { name: 'EN, English' }),
    id: screen.getByRole('link', { name: 'ID, Bahasa Indonesia' }),
  };

  expect(links.en).toHaveAttribute('href', english);
  expect(links.id).toHaveAttribute('href', indonesian);
  expect(links[locale]).toHaveAttribute('aria-current', 'true');
});

it('keeps the query', () => {
  renderPage(<LanguageSwitch label="Language" />, { path: '/men', query: 'size=32&sort=newest' });
  expect(screen.getByRole('link', { name: 'Bahasa Indonesia' })).toHaveAttribute(
    'href',
    '/id/men?size=32&sort=newest',
  );
});
