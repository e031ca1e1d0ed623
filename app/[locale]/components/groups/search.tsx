import { PICTURES, SUGGESTED } from '@/app/[locale]/components/sample-pictures';
import { NAME, QUESTION } from '@/app/[locale]/components/samples';
import { Group, Specimens } from '@/app/[locale]/components/specimen';
import { SearchAnswer, SearchFailed, SearchStart } from '@/components/search/search-results';
import { MENU_GROUPS } from '@/content/navigation';
import { useCard } from './parts';
import { Ideas, Suggestions } from './search-lists';

const QUERIES = ['padang', 'padang padang', 'padang boardshorts'];

export function Search() {
  const card = useCard();
  const cards = PICTURES.slice(2, 4).map((picture) => ({
    ...card,
    id: picture.src,
    picture,
    sizes: undefined,
  }));
  const found = { words: NAME, count: 40, page: 2, pages: 5, cards };
  const asked = { question: QUESTION, groups: MENU_GROUPS };

  return (
    <Group name="search">
      <Specimens
        wide
        of={{
          suggestions: <Suggestions suggestions={{ products: SUGGESTED, queries: QUERIES }} />,
          active: <Suggestions suggestions={{ products: SUGGESTED, queries: QUERIES }} active={1} />,
          productsAlone: <Suggestions suggestions={{ products: SUGGESTED, queries: [] }} active={0} />,
          ideas: <Ideas nothing={false} />,
          nothing: <Ideas nothing />,
          empty: <SearchStart groups={MENU_GROUPS} cards={[]} />,
          filled: <SearchAnswer {...asked} results={{ kind: 'results', ...found }} />,
          notFound: <SearchAnswer {...asked} results={{ kind: 'none', near: false, cards: [] }} />,
          failed: <SearchFailed question={QUESTION} />,
        }}
      />
    </Group>
  );
}
