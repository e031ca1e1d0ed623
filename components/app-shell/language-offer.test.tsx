import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_TEXTS_RESPONSE } from '@/lib/testing/bff-responses';
import { renderPage } from '@/lib/testing/render-page';
import { stubNetwork } from '@/lib/testing/stub-network';
import { LanguageOffer } from './language-offer';

let calls: () => string[];
beforeEach(() => {
  ({ calls } = stubNetwork({ 'GET /api/texts': EMPTY_TEXTS_RESPONSE }));
});
/** The line and its texts are requested only for an offer. */
const expectNoOffer = () => expect(calls()).toEqual([]);

const browserIn = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
const offer = () => screen.queryByRole('link', { name: 'Lihat dalam Bahasa Indonesia' });

afterEach(() => localStorage.clear());

it.each(['id', 'id-ID', 'in-ID'])(
  'offers this page in Indonesian to a browser in %s, once',
  async (language) => {
    browserIn(language);
    const { unmount } = renderPage(<LanguageOffer />, { path: '/men', query: 'sort=newest' });
    expect(await screen.findByRole('link')).toBe(offer());
    expect(offer()).toHaveAttribute('href', '/id/men?sort=newest');
    unmount();
    renderPage(<LanguageOffer />);
    expect(offer()).not.toBeInTheDocument();
  },
);

it('disappears after it was dismissed', async () => {
  browserIn('id-ID');
  renderPage(<LanguageOffer />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tutup' }));
  expect(offer()).not.toBeInTheDocument();
});

it.each([
  ['en-US', 'en'],
  ['ja', 'en'],
  ['id-ID', 'id'],
] as const)('shows no offer to a browser in %s on a page in %s', (language, locale) => {
  browserIn(language);
  renderPage(<LanguageOffer />, { locale });
  expectNoOffer();
});

it('shows no offer to a visitor who has switched from an Indonesian page to the English one', () => {
  browserIn('id-ID');
  renderPage(<LanguageOffer />, { locale: 'id' }).unmount();
  renderPage(<LanguageOffer />, { locale: 'en' });
  expectNoOffer();
});
