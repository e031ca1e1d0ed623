import type { CatalogueFile } from '@/backend/catalogue-command/export-catalogue';
import { SITE } from '@/content/site';
import type { Book } from './book';
import { cataloguePictures } from './catalogue-pictures';
import { drawBack } from './draw-back';
import { drawChapter } from './draw-chapter';
import { drawContents } from './draw-contents';
import { drawCover } from './draw-cover';
import { drawOpener, drawPair } from './draw-line';
import { drawList } from './draw-list';
import { drawRow } from './draw-row';
import { drawSizes } from './draw-sizes';
import { linesOf } from './lines-of';
import { type Page, planPages } from './plan-pages';
import { Sheet } from './sheet';
import { styleCodes } from './style-codes';

function drawPage(book: Book, page: Page, number: number): Promise<void> {
  switch (page.kind) {
    case 'cover':
      return drawCover(book);
    case 'contents':
      return drawContents(book, number);
    case 'chapter':
      return drawChapter(book, page);
    case 'opener':
      return drawOpener(book, page, number);
    case 'pair':
      return drawPair(book, page, number);
    case 'row':
      return drawRow(book, page, number);
    case 'sizes':
      return drawSizes(book, number);
    case 'list':
      return drawList(book, page, number);
    case 'back':
      return drawBack(book);
  }
}

type Pdf = { pdf: Buffer; pages: number };

/**
 * Draws the catalogue as a line sheet: pictures, codes, sizes and prices in dollars, tagged and with bookmarks.
 * @param dataDir where imported pictures lie
 * @throws PictureError when a picture of the catalogue cannot be had
 */
export async function makePdf(catalogue: CatalogueFile, dataDir: string, made: Date): Promise<Pdf> {
  const title = `${SITE.name} Catalogue ${SITE.catalogueYear}`;
  const book: Book = {
    sheet: new Sheet({ title, author: SITE.name, made }),
    pictures: cataloguePictures(dataDir),
    pages: planPages(linesOf(catalogue)),
    codes: styleCodes(catalogue.products),
  };
  for (const [index, page] of book.pages.entries()) {
    await book.sheet.part('Sect', () => drawPage(book, page, index + 1));
  }
  return { pdf: await book.sheet.finish(), pages: book.pages.length };
}
