import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/lib/testing/render-page';
import { LanguageOffer } from './language-offer';

const browserIn = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
const offer = () => screen.queryByRole('link', { name: 'Lihat dalam Bahasa Indonesia' });

afterEach(() => localStorage.clear());

it.each(['id', 'id-ID', 'in-ID'])('offers this page in Indonesian to a browser in %s, once', (language) => {
  browserIn(language);
  const { unmount } = renderPage(<LanguageOffer />, { path: '/men', query: 'sort=newest' });
  expect(offer()).toHaveAttribute('href', '/id/men?sort=newest');
  unmount();
  renderPage(<LanguageOffer />);
  expect(offer()).not.toBeInTheDocument();
});

it('is gone when it is dismissed', async () => {
  browserIn('id-ID');
  renderPage(<LanguageOffer />);
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(offer()).not.toBeInTheDocument();
});

it.each([
  ['en-US', 'en'],
  ['ja', 'en'],
  ['id-ID', 'id'],
] as const)('offers nothing to a browser in %s on a page in %s', (language, locale) => {
  browserIn(language);
  renderPage(<LanguageOffer />, { locale });
  expect(offer()).not.toBeInTheDocument();
});

it('offers nothing to somebody who has left an Indonesian page for the English one', () => {
  browserIn('id-ID');
  renderPage(<LanguageOffer />, { locale: 'id' }).unmount();
  renderPage(<LanguageOffer />, { locale: 'en' });
  expect(offer()).not.toBeInTheDocument();
});
