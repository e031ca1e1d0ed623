import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/ui/page-links';
import type { Locale } from '@/lib/contract/locale';
import { searchPath } from '@/lib/search/search-path';

type ResultPagesProps = { locale: Locale; question: string; page: number; pages: number };

/** The pages of the results. */
export async function ResultPages({ locale, question, page, pages }: ResultPagesProps) {
  const t = await getTranslations({ locale, namespace: 'search' });

  return (
    <PageLinks
      page={page}
      pages={pages}
      words={{
        pages: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: (number) => t('page', { page: number }),
      }}
      link={({ number, label, ...link }) => (
        <Link {...link} href={searchPath(locale, question, number)} prefetch={false} aria-label={label} />
      )}
    />
  );
}
