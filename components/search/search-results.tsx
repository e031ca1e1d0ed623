import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ShopSectionLinks } from '@/components/catalogue/not-found-page';
import { ProductCardGrid } from '@/components/catalogue/product-cards';
import { PageMain } from '@/components/layout/page-main';
import { TranslatedNavLinks } from '@/components/layout/translated-nav-links';
import { SizeGuideTile } from '@/components/listing/size-guide-tile';
import { Icon } from '@/components/ui/icon';
import { ReadFailureNotice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import type { NavigationGroup } from '@/content/navigation';
import type { ProductCard } from '@/lib/catalogue/product-card';
import type { EmptySearchResults, SearchResults } from '@/lib/pages/search';
import { searchPath } from '@/lib/search/search-path';
import styles from './search-results.module.scss';

/** The products found, their number, and a note if the query was corrected. */
function FoundProducts({ query, results }: { query: string; results: SearchResults }) {
  const locale = useLocale();
  const t = useTranslations('search');
  const { words, count, page, pages, cards } = results;
  const typed = () => <bdi>{query}</bdi>;
  const counted = [t('count', { count }), pages > 1 && t('pageOf', { page, pages })]
    .filter(Boolean)
    .join(', ');

  return (
    <>
      <SearchHead query={query} title={t.rich('resultsFor', { query: typed })}>
        {words && t.rich('corrected', { typed, meant: () => words })}
      </SearchHead>
      <CardShelf title={counted} cards={cards} aboveFold={4} last={<SizeGuideTile categories={[]} />} />
      <Pagination
        page={page}
        pages={pages}
        t={t}
        link={({ number, label, ...link }) => (
          <Link {...link} href={searchPath(locale, query, number)} prefetch={false} aria-label={label} />
        )}
      />
    </>
  );
}

type CardShelfProps = {
  title: ReactNode;
  cards: readonly ProductCard[];
  aboveFold?: number;
  inFours?: boolean;
  last?: ReactNode;
};

/** Products under a small heading. */
function CardShelf({ title, ...shown }: CardShelfProps) {
  return (
    <section className={styles.shelf}>
      <h2 className={styles.shelfTitle}>{title}</h2>
      <ProductCardGrid {...shown} />
    </section>
  );
}

/** The empty result with links to both shops, all sections and the nearest products. */
function NothingFound({ query, results, groups }: SearchOutcomeProps<EmptySearchResults>) {
  const t = useTranslations('search');
  const { near, cards } = results;
  const quoted = () => <bdi>{query}</bdi>;

  return (
    <>
      <SearchHead query={query} title={t.rich('nothing', { query: quoted })}>
        {t('nothingText')}
      </SearchHead>
      <div className={styles.sectionLinks}>
        <ShopSectionLinks />
      </div>
      <SectionLinks groups={groups} />
      {cards.length > 0 && <CardShelf title={t(near ? 'nearest' : 'favourites')} cards={cards} inFours />}
    </>
  );
}

/** The error in place of results while the catalogue is unavailable (spec §8). */
export function SearchFailure({ query = '' }: { query?: string }) {
  const t = useTranslations('search');
  const errors = useTranslations('errors');

  return (
    <>
      <SearchHead query={query} title={t('heading')} />
      <ReadFailureNotice>{errors('productsUnavailable')}</ReadFailureNotice>
    </>
  );
}

type SearchOutcomeProps<R> = {
  query: string;
  results: R;
  groups: readonly NavigationGroup[];
};

/** The result of a query. */
export function SearchOutcome({
  results,
  groups,
  ...asked
}: SearchOutcomeProps<SearchResults | EmptySearchResults>) {
  if (results.kind === 'none') return <NothingFound {...asked} results={results} groups={groups} />;
  return <FoundProducts {...asked} results={results} />;
}

/** Links to all sections of the shop. */
function SectionLinks({ groups }: { groups: readonly NavigationGroup[] }) {
  const t = useTranslations('search');

  return (
    <nav className={styles.sections} aria-labelledby="search-sections">
      <h2 id="search-sections" className={styles.sectionsTitle}>
        {t('sections')}
      </h2>
      <div className="stack2">
        {groups.map(({ lead, links }) => (
          <TranslatedNavLinks
            key={lead.label}
            entries={[lead, ...links]}
            className={styles.group}
            linkClassName={styles.link}
          />
        ))}
      </div>
    </nav>
  );
}

type SearchStartPageProps = {
  groups: readonly NavigationGroup[];
  cards: readonly ProductCard[];
};

/** The search page without a query: field, sections and a few products. */
export function SearchStartPage({ groups, cards }: SearchStartPageProps) {
  const t = useTranslations('search');

  return (
    <>
      <SearchHead title={t('heading')} />
      <SectionLinks groups={groups} />
      {cards.length > 0 && <CardShelf title={t('favourites')} cards={cards} inFours />}
    </>
  );
}

type SearchHeadProps = {
  title: ReactNode;
  query?: string | undefined;
  children?: ReactNode;
};

/** The heading, the search field and an optional sentence. */
function SearchHead({ title, query, children }: SearchHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={query ? styles.about : styles.title}>{title}</h1>
      <SearchForm query={query} />
      {children && <p className={styles.text}>{children}</p>}
    </div>
  );
}

/** The search field of the results pages, a GET form. */
function SearchForm({ query = '' }: { query?: string | undefined }) {
  const locale = useLocale();
  const t = useTranslations('search');

  return (
    <search className={styles.search}>
      <form action={searchPath(locale)} className={styles.form}>
        <Icon name="search" className={styles.glass} />
        {/* The key resets the uncontrolled field for a new query. */}
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          className={styles.field}
        />
        <button type="submit" className={styles.submit}>
          {t('submit')}
        </button>
      </form>
    </search>
  );
}

/** The `<main>` element of the search pages. */
export function SearchMain({ children }: { children: ReactNode }) {
  return <PageMain className={styles.page}>{children}</PageMain>;
}
