import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import { SITE } from '@/content/site';
import { type Book, codeOf, pageNumber } from './book';
import { PAGE } from './sheet';
import { STYLES } from './styles';

const LEFT = { x: PAGE.margin, width: 356 };
const RIGHT = { x: 500, width: PAGE.width - 500 - PAGE.margin };

type Entry = { title: string; to: string; page: number; isChapter: boolean };

function entriesOf(book: Book): Entry[] {
  const { list, sizes, chapters } = CATALOGUE_SHEET;
  const entries = book.pages.flatMap((page, index): Entry[] => {
    const at = { page: index + 1 };
    if (page.kind === 'chapter') {
      return [{ ...at, title: chapters[page.chapter].title, to: `chapter-${page.chapter}`, isChapter: true }];
    }
    if (page.kind !== 'opener' && page.kind !== 'pair') return [];
    const { name, chapter } = page.line;
    return [{ ...at, title: name, to: `line-${chapter}-${name}`, isChapter: false }];
  });
  const page = (kind: 'sizes' | 'list') => pageNumber(book, (one) => one.kind === kind);
  return [
    ...entries,
    { title: sizes.title, to: 'sizes', page: page('sizes'), isChapter: true },
    { title: list.title, to: 'list', page: page('list'), isChapter: true },
  ];
}

function guideText(book: Book, text: string): string {
  const example = book.pages.find((page) => page.kind === 'opener' || page.kind === 'pair')?.line.products[0];
  return text
    .replaceAll('{code}', example ? codeOf(book, example) : '')
    .replaceAll('{name}', example?.name ?? '')
    .replaceAll('{size}', Object.keys(example?.stock ?? {}).at(2) ?? '')
    .replaceAll('{rate}', SITE.rupiahPerDollar.toLocaleString('id-ID'))
    .replaceAll('{email}', SITE.contact.email)
    .replaceAll('{page}', String(pageNumber(book, (page) => page.kind === 'sizes')));
}

async function drawEntries(book: Book): Promise<void> {
  const { sheet } = book;
  let y = 62;
  sheet.write('H2', CATALOGUE_SHEET.contents, STYLES.title, { ...RIGHT, y });
  y += 58;
  for (const { title, to, page, isChapter } of entriesOf(book)) {
    if (isChapter) y += 10;
    const style = isChapter ? STYLES.name : { ...STYLES.lead, size: 11.5, leading: 0 };
    await sheet.part('TOCI', () => {
      sheet.link(title, style, { x: RIGHT.x, y, width: RIGHT.width - 40, to });
      sheet.write('P', String(page), style, { ...RIGHT, y, align: 'right' });
    });
    y += 20;
    sheet.rule(RIGHT.x, y - 2, RIGHT.width, isChapter ? 'dune' : 'sand');
  }
}

export async function drawContents(book: Book): Promise<void> {
  const { sheet } = book;
  sheet.page('paper');
  sheet.bookmark(CATALOGUE_SHEET.contents, 1);
  const about = sheet.write('H2', CATALOGUE_SHEET.about, STYLES.title, { ...LEFT, y: 62 });
  const lead = { ...STYLES.lead, size: 14.5 };
  let y = sheet.write('P', CATALOGUE_SHEET.intro, lead, { ...LEFT, y: about + 16 }) + 24;
  for (const { term, text } of CATALOGUE_SHEET.guide) {
    sheet.rule(LEFT.x, y, LEFT.width);
    const end = sheet.write('H3', term, STYLES.eyebrow, { x: LEFT.x, y: y + 13, width: 80 });
    const place = { x: LEFT.x + 84, y: y + 10, width: LEFT.width - 84 };
    const words = sheet.write('P', guideText(book, text), { ...STYLES.text, size: 9.5 }, place);
    y = Math.max(end, words) + 9;
  }
  await sheet.part('TOC', () => drawEntries(book));
}
