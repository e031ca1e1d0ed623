import type { ExportedProduct } from '@/backend/catalogue-command/export-catalogue';
import type { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import { SITE } from '@/content/site';
import type { CataloguePictures } from './pictures';
import type { Sheet } from './sheet';

export type ChapterName = keyof typeof CATALOGUE_SHEET.chapters;

/** The styles of one line, the featured ones first. */
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
