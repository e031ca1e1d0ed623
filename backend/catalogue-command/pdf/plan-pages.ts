import type { ExportedProduct } from '@/backend/catalogue-command/export-catalogue';
import type { ChapterName, Line } from './lines-of';

/** One page of the printed catalogue; the pages of a line that stand behind its first carry no title. */
export type Page =
  | { kind: 'cover' }
  | { kind: 'contents' }
  | { kind: 'chapter'; chapter: ChapterName; lines: Line[] }
  /** One style at large, which opens its line. */
  | { kind: 'opener'; line: Line; product: ExportedProduct }
  /** A line of two styles on one page. */
  | { kind: 'pair'; line: Line }
  | { kind: 'row'; line: Line; products: ExportedProduct[] }
  | { kind: 'sizes' }
  | { kind: 'list'; products: ExportedProduct[]; part: number; parts: number }
  | { kind: 'back' };

const STYLES_IN_A_ROW = 4;
const STYLES_IN_A_LIST = 22;

/** Divides as evenly as it goes, the larger parts first: ten in rows of four are 4, 3 and 3. */
export function evenly<T>(all: readonly T[], most: number): T[][] {
  const parts = Math.ceil(all.length / most);
  const sizes = Array.from({ length: parts }, (_, part) => Math.ceil((all.length - part) / parts));
  let start = 0;
  return sizes.map((size) => {
    start += size;
    return all.slice(start - size, start);
  });
}

function pagesOfLine(line: Line): Page[] {
  const [first, ...others] = line.products;
  if (!first) return [];
  if (others.length === 1) return [{ kind: 'pair', line }];
  const rows = evenly(others, STYLES_IN_A_ROW);
  return [
    { kind: 'opener', line, product: first },
    ...rows.map((products): Page => ({ kind: 'row', line, products })),
  ];
}

function pagesOfChapter(chapter: ChapterName, all: Line[]): Page[] {
  const lines = all.filter((line) => line.chapter === chapter);
  return lines.length === 0 ? [] : [{ kind: 'chapter', chapter, lines }, ...lines.flatMap(pagesOfLine)];
}

/** Which pages the printed catalogue has, in order. */
export function planPages(lines: Line[]): Page[] {
  const lists = evenly(
    lines.flatMap(({ products }) => products),
    STYLES_IN_A_LIST,
  );
  return [
    { kind: 'cover' },
    { kind: 'contents' },
    ...(['men', 'women', 'others'] as const).flatMap((chapter) => pagesOfChapter(chapter, lines)),
    { kind: 'sizes' },
    ...lists.map((products, part): Page => ({ kind: 'list', products, part, parts: lists.length })),
    { kind: 'back' },
  ];
}
