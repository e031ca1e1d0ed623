import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CardGrid } from '@/components/catalogue/card-grid';
import { NavigationLinks } from '@/components/layout/navigation-links';
import { Notice } from '@/components/ui/notice';
import { PageLinks } from '@/components/ui/page-links';
import { RetryButton } from '@/components/ui/retry-button';
import type { NavigationGroup } from '@/content/navigation';
import type { ProductCard } from '@/lib/catalogue/product-card';
import type { Locale } from '@/lib/contract/locale';
import type { NoResults, Results } from '@/lib/pages/search';
import { searchPath } from '@/lib/search/search-path';
import { SearchHead } from './search-head';
import styles from './search-results.module.scss';

type SearchResultsProps = { locale: Locale; question: string; results: Results };

/** What was found, how many, and whether it was looked for under other words than those typed. */
async function SearchResults({ locale, question, results }: SearchResultsProps) {
  const t = await getTranslations({ locale, namespace: 'search' });
  const { words, count, page, pages, cards } = results;
  const typed = () => <bdi>{question}</bdi>;
  const counted = [t('count', { count }), pages > 1 && t('pageOf', { page, pages })]
    .filter(Boolean)
    .join(', ');

  return (
    <>
      <SearchHead locale={locale} question={question} title={t.rich('resultsFor', { query: typed })}>
        {words && t.rich('corrected', { typed, meant: () => words })}
      </SearchHead>
      <CardShelf locale={locale} title={counted} cards={cards} inSight={4} />
      <ResultPages locale={locale} question={question} page={page} pages={pages} />
    </>
  );
}

type CardShelfProps = { locale: Locale; title: ReactNode; cards: readonly ProductCard[]; inSight?: number };

/** Products under a small heading. */
async function CardShelf({ locale, title, cards, inSight = 0 }: CardShelfProps) {
  const t = await getTranslations({ locale, namespace: 'catalogue' });

  return (
    <section className={styles.shelf}>
      <h2 className={styles.title}>{title}</h2>
      <CardGrid cards={cards} noImage={t('noImage')} inSight={inSight} />
    </section>
  );
}

type NothingFoundProps = {
  locale: Locale;
  question: string;
  results: NoResults;
  groups: readonly NavigationGroup[];
};

/** Says that there is nothing, and offers what comes nearest, and the sections. */
async function NothingFound({ locale, question, results, groups }: NothingFoundProps) {
  const t = await getTranslations({ locale, namespace: 'search' });
  const { near, cards } = results;
  const query = () => <bdi>{question}</bdi>;

  return (
    <>
      <SearchHead locale={locale} question={question} title={t.rich('nothing', { query })}>
        {t('nothingText')}
      </SearchHead>
      <SectionLinks locale={locale} groups={groups} />
      {cards.length > 0 && (
        <CardShelf locale={locale} title={t(near ? 'nearest' : 'favourites')} cards={cards} />
      )}
    </>
  );
}

type ResultPagesProps = { locale: Locale; question: string; page: number; pages: number };

/** The pages of the results. */
async function ResultPages({ locale, question, page, pages }: ResultPagesProps) {
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

type SearchAnswerProps = {
  locale: Locale;
  question: string;
  results: Results | NoResults;
  groups: readonly NavigationGroup[];
};

/** What the search says to a question. */
export function SearchAnswer({ results, groups, ...asked }: SearchAnswerProps) {
  if (results.kind === 'none') return <NothingFound {...asked} results={results} groups={groups} />;
  return <SearchResults {...asked} results={results} />;
}

/** The sections of the shop and what is in them, for whom a question has not helped. */
async function SectionLinks({ locale, groups }: { locale: Locale; groups: readonly NavigationGroup[] }) {
  const t = await getTranslations({ locale, namespace: 'search' });

  return (
    <nav className={styles.sections} aria-labelledby="search-sections">
      <h2 id="search-sections" className={styles.sectionsTitle}>
        {t('sections')}
      </h2>
      <div className={styles.groups}>
        {groups.map(({ lead, links }) => (
          <NavigationLinks
            key={lead.label}
            entries={[lead, ...links]}
            locale={locale}
            className={styles.group}
            linkClassName={styles.link}
          />
        ))}
      </div>
    </nav>
  );
}

type SearchStartProps = {
  locale: Locale;
  groups: readonly NavigationGroup[];
  cards: readonly ProductCard[];
};

/** The search before anything is asked: the field, the sections, a few products. */
export async function SearchStart({ locale, groups, cards }: SearchStartProps) {
  const t = await getTranslations({ locale, namespace: 'search' });

  return (
    <>
      <SearchHead locale={locale} title={t('heading')} />
      <SectionLinks locale={locale} groups={groups} />
      {cards.length > 0 && <CardShelf locale={locale} title={t('favourites')} cards={cards} />}
    </>
  );
}
