import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import type { Locale } from '@/lib/contract/locale';
import { SearchHead } from './search-head';

/** In place of results while the catalogue cannot be read (spec §8). */
export async function SearchFailed({ locale, question = '' }: { locale: Locale; question?: string }) {
  const t = await getTranslations({ locale, namespace: 'search' });
  const errors = await getTranslations({ locale, namespace: 'errors' });

  return (
    <>
      <SearchHead locale={locale} question={question} title={t('heading')} />
      <Notice tone="danger" action={<RetryButton />}>
        {errors('productsUnavailable')}
      </Notice>
    </>
  );
}
