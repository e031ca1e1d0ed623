import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { ApiError } from '@/lib/errors/api-error';
import { renderPage } from '@/lib/testing/render-page';
import ErrorPage from './error';

async function fail(locale: Locale, error: Error) {
  const retry = jest.fn();
  renderPage(<ErrorPage error={error} retry={retry} />, { locale });
  await userEvent.click(screen.getByRole('button', { name: { en: 'Retry', id: 'Coba lagi' }[locale] }));
  expect(retry).toHaveBeenCalledTimes(1);
}

describe.each(LOCALES)('spec §8: Listings (%s)', (locale) => {
  const text = {
    en: 'Unable to load products at this time.',
    id: 'Produk belum dapat dimuat saat ini.',
  };

  it.each(['unavailable', 'timeout', 'upstream_failed'] as const)(
    'a page whose catalogue data failed shows a message and a retry button: %s',
    async (code) => {
      await fail(locale, new ApiError(code));
      expect(screen.getByText(text[locale])).toBeVisible();
    },
  );
});

describe.each(LOCALES)('spec §8: Unexpected failure (%s)', (locale) => {
  const text = {
    en: 'An unexpected error occurred. Please try again.',
    id: 'Terjadi kesalahan tak terduga. Silakan coba lagi.',
  };

  it('a page that failed for another reason shows a message and a retry button', async () => {
    await fail(locale, Object.assign(new Error('oops'), { digest: '1207350133' }));
    expect(screen.getByText(text[locale])).toBeVisible();
    expect(screen.getByText('1207350133')).toBeVisible();
    expect(document.body).not.toHaveTextContent('oops');
  });
});
