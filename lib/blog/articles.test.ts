import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { LOCALES } from '@/lib/contract/locale';
import type { ProseBlock } from '@/lib/prose/prose';
import { findArticle, listArticles } from './articles';

const shape = (blocks: ProseBlock[]) =>
  blocks.map((block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.kind));

it('lists the newest first, and knows no other', () => {
  const dates = listArticles('en').map(({ published }) => published);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(findArticle('nobody-wrote-this', 'en')).toBeUndefined();
  expect(findArticle('../legal', 'en')).toBeUndefined();
});

describe.each(listArticles('en').map(({ name }) => name))('%s', (name) => {
  const [en, id] = LOCALES.map((locale) => findArticle(name, locale));

  it('says the same in both languages, part by part', () => {
    expect(shape(id?.blocks ?? [])).toEqual(shape(en?.blocks ?? []));
    expect(id?.title).toBeTruthy();
    expect(id?.lead).not.toBe(en?.lead);
  });

  it('has its pictures, of the size it says', async () => {
    const cover = en?.cover;
    const pictures = [...(en?.pictures.values() ?? []), ...(cover ? [cover] : [])];
    for (const { src, width, height } of pictures) {
      const file = join(process.cwd(), 'public', src);
      expect([src, existsSync(file)]).toEqual([src, true]);
      expect(await sharp(file).metadata()).toMatchObject({ width, height });
    }
  });

  it.each([en, id])('shows every picture it brought along, and no other', (article) => {
    const shown = article?.blocks.flatMap((block) => (block.kind === 'picture' ? [block.src] : []));
    expect(shown?.toSorted()).toEqual([...(article?.pictures.keys() ?? [])].toSorted());
  });
});
