import type { ExportedProduct } from '@/backend/catalogue-command/export-catalogue';
import type { CataloguePictures } from './catalogue-pictures';
import type { Page } from './plan-pages';
import type { Sheet } from './sheet';

/** What every page of the printed catalogue is drawn with. */
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
