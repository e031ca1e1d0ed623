import type { CatalogueFile, ExportedProduct } from '@/backend/catalogue-command/export-catalogue';
import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import type { ChapterName, Line, Page } from './book';

const featuredFirst = (one: ExportedProduct, other: ExportedProduct) =>
  Number(other.isFeatured) - Number(one.isFeatured);

/** The catalogue's lines in its order, men's before women's; styles of no line come last. Empty lines are left out. */
export function linesOf({ variants, products }: CatalogueFile): Line[] {
  const lines = variants.map<Line>(({ name, isMen }) => ({
    name,
    chapter: isMen ? 'men' : 'women',
    products: products.filter(({ variant }) => variant === name).toSorted(featuredFirst),
  }));
  const others = products.filter(({ variant }) => variant === null);
  const all: Line[] = [
    ...lines.filter(({ chapter }) => chapter === 'men'),
    ...lines.filter(({ chapter }) => chapter === 'women'),
    { name: CATALOGUE_SHEET.otherLine, chapter: 'others', products: others.toSorted(featuredFirst) },
  ];
  return all.filter((line) => line.products.length > 0);
}

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
