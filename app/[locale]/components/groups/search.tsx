import { useTranslations } from 'next-intl';
import { SUGGESTED } from '@/app/[locale]/components/sample-pictures';
import { NAME, QUESTION } from '@/app/[locale]/components/samples';
import { Group, Specimen } from '@/app/[locale]/components/specimen';
import { SearchHead } from '@/components/search/search-head';
import { SearchAnswer, SearchFailed } from '@/components/search/search-results';
import { MENU_GROUPS } from '@/content/navigation';
import { Ideas, Suggestions } from './search-lists';

const QUERIES = ['padang', 'padang padang', 'padang boardshorts'];

export function Search() {
  const t = useTranslations('search');

  return (
    <Group name="search">
      <Specimen state="suggestions" wide>
        <Suggestions suggestions={{ products: SUGGESTED, queries: QUERIES }} />
      </Specimen>
      <Specimen state="active" wide>
        <Suggestions suggestions={{ products: SUGGESTED, queries: QUERIES }} active={1} />
      </Specimen>
      <Specimen state="productsAlone" wide>
        <Suggestions suggestions={{ products: SUGGESTED, queries: [] }} active={0} />
      </Specimen>
      <Specimen state="ideas" wide>
        <Ideas nothing={false} />
      </Specimen>
      <Specimen state="nothing" wide>
        <Ideas nothing />
      </Specimen>
      <Specimen state="empty" wide>
        <SearchHead title={t('heading')} />
      </Specimen>
      <Specimen state="filled" wide>
        <SearchHead question={QUESTION} title={t.rich('resultsFor', { query: () => QUESTION })}>
          {t.rich('corrected', { typed: () => QUESTION, meant: () => NAME })}
        </SearchHead>
      </Specimen>
      <Specimen state="notFound" wide>
        <SearchAnswer
          question={QUESTION}
          results={{ kind: 'none', near: false, cards: [] }}
          groups={MENU_GROUPS}
        />
      </Specimen>
      <Specimen state="failed" wide>
        <SearchFailed question={QUESTION} />
      </Specimen>
    </Group>
  );
}
