import type { CatalogueFile, ExportedProduct } from '@/backend/catalogue-command/export-catalogue';
import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import { SITE } from '@/content/site';
import type { CataloguePictures } from './pictures';
import type { Sheet } from './sheet';

type ChapterName = keyof typeof CATALOGUE_SHEET.chapters;

export type Line = { name: string; chapter: ChapterName; products: ExportedProduct[] };

/** One page of the printed catalogue; the pages of a line that stand behind its first carry no title. */
export type Page =
  | { kind: 'cover' }
  | { kind: 'contents' }
  | { kind: 'chapter'; chapter: ChapterName; lines: Line[] }
  | { kind: 'opener'; line: Line; product: ExportedProduct }
  | { kind: 'pair'; line: Line }
  | { kind: 'row'; line: Line; products: ExportedProduct[] }
  | { kind: 'sizes' }
  | { kind: 'list'; products: ExportedProduct[]; part: number; parts: number }
  | { kind: 'back' };
export type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>;

export type Book = {
  sheet: Sheet;
  pictures: CataloguePictures;
  pages: readonly Page[];
  codes: ReadonlyMap<string, string>;
};

/** The code of a style. @throws Error when it is not one of the book's */
export function codeOf({ codes }: Book, { id }: ExportedProduct): string {
  const code = codes.get(id);
  if (!code) throw new Error(`${id} has no code`);
  return code;
}

/** On which page of the book something stands, counted from 1; 0 when nowhere. */
export function pageNumber({ pages }: Book, isIt: (page: Page) => boolean): number {
  return pages.findIndex(isIt) + 1;
}

/** Whole rupiah as whole dollars by `content/site`'s rate; a dollar at least for what costs anything. */
export function dollars(rupiah: number): number {
  if (rupiah === 0) return 0;
  return Math.max(1, Math.round(rupiah / SITE.rupiahPerDollar));
}

/** The sizes of a style on one line; letters that they all begin with stand once: `EU 39 · 40 · 41`. */
export function sizeText(sizes: readonly string[]): string {
  const shared = sizes[0]?.match(/^\p{L}+ /u)?.[0] ?? '';
  if (!sizes.every((size) => size.startsWith(shared))) return sizes.join(' · ');
  return shared + sizes.map((size) => size.slice(shared.length)).join(' · ');
}

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
