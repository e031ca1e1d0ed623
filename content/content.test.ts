import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { listActivities, listLatestActivities } from '@/lib/activities/activities';
import { findArticle, listArticles } from '@/lib/blog/articles';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { listLegalPages } from '@/lib/legal/legal-page';
import { formatProseAsText, headingId, type ProseBlock } from '@/lib/prose/prose';
import { listRiders } from '@/lib/riders/riders';
import { listStoresInOrder } from '@/lib/stores/stores';

// These rules apply to the content of any brand (docs/content.md).

const shape = (blocks: readonly ProseBlock[] = []) =>
  blocks.map((block) => {
    if (block.kind === 'list') return `list of ${block.items.length}`;
    return block.kind === 'table' ? `table of ${block.rows.length}` : block.kind;
  });

describe('articles', () => {
  it('are listed newest first, and unknown ones are not found', () => {
    const dates = listArticles('en').map(({ published }) => published);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(findArticle('nobody-wrote-this', 'en')).toBeUndefined();
    expect(findArticle('../legal', 'en')).toBeUndefined();
  });

  it('have the same structure in both languages', () => {
    for (const { name, blocks, lead } of listArticles('en')) {
      const other = findArticle(name, 'id');
      expect([name, shape(other?.blocks)]).toEqual([name, shape(blocks)]);
      expect(other?.title).toBeTruthy();
      expect(other?.lead).not.toBe(lead);
    }
  });

  it('have pictures of the declared size', async () => {
    for (const { cover, pictures } of listArticles('en')) {
      for (const { src, width, height } of [...pictures.values(), cover]) {
        const file = join(process.cwd(), 'public', src);
        expect([src, existsSync(file)]).toEqual([src, true]);
        expect(await sharp(file).metadata()).toMatchObject({ width, height });
      }
    }
  });

  it.each(LOCALES)('show each of their pictures, and no other (%s)', (locale) => {
    for (const { blocks, pictures } of listArticles(locale)) {
      const shown = blocks.flatMap((block) => (block.kind === 'picture' ? [block.src] : []));
      expect(shown.toSorted()).toEqual([...pictures.keys()].toSorted());
    }
  });
});

describe('legal pages', () => {
  const pagesIn = (locale: Locale) => listLegalPages(locale);

  it('have the same structure in both languages', () => {
    const [english, indonesian] = [pagesIn('en'), pagesIn('id')];
    expect(indonesian.map(({ blocks }) => shape(blocks))).toEqual(english.map(({ blocks }) => shape(blocks)));
    expect(indonesian.map(({ title }) => title)).not.toEqual(english.map(({ title }) => title));
  });

  it.each(LOCALES)('have a unique fragment for each heading (%s)', (locale) => {
    const names = pagesIn(locale).flatMap(({ name, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'heading' ? [headingId(name, formatProseAsText(block.parts))] : [],
      ),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

it('a rider’s slug is the lower-case name without spaces', () => {
  for (const { name, slug } of listRiders()) expect(slug).toBe(name.toLowerCase().replaceAll(' ', ''));
});

it.each(['list', 'page', 'about'] as const)('no two stores have the same position on %s', (list) => {
  const places = listStoresInOrder(list).map(({ order }) => order[list]);
  expect(new Set(places).size).toBe(places.length);
});

it('no two riders have the same id', () => {
  const places = listRiders().map(({ id }) => id);
  expect(places).toEqual([...new Set(places)]);
});

it('every activity has its own URL, and the latest ones have other pictures', () => {
  expect(new Set(listActivities().map(({ name }) => name)).size).toBe(listActivities().length);
  for (const { name, art } of listLatestActivities()) {
    expect(listActivities().find((activity) => activity.name === name)?.art.src).not.toBe(art.src);
  }
});
