import { join } from 'node:path';
import type { CatalogueFile } from '@/backend/catalogue-command/export-catalogue';
import { FileFaults } from '@/backend/command/faults';
import { writeWhole } from '@/backend/command/write-whole';
import { SITE } from '@/content/site';
import { type Book, linesOf, type Page, planPages } from './book';
import { drawContents } from './draw-contents';
import { drawBack, drawChapter, drawCover } from './draw-covers';
import { drawOpener, drawPair, drawRow } from './draw-lines';
import { drawList, drawSizes } from './draw-tables';
import { cataloguePictures, PictureError } from './pictures';
import { Sheet } from './sheet';
import { styleCodes } from './style-codes';

function drawContent(book: Book, page: Page): Promise<void> {
  switch (page.kind) {
    case 'cover':
      return drawCover(book);
    case 'contents':
      return drawContents(book);
    case 'chapter':
      return drawChapter(book, page);
    case 'opener':
      return drawOpener(book, page);
    case 'pair':
      return drawPair(book, page);
    case 'row':
      return drawRow(book, page);
    case 'sizes':
      return drawSizes(book);
    case 'list':
      return drawList(book, page);
    case 'back':
      return drawBack(book);
  }
}

const FULL = new Set<Page['kind']>(['cover', 'chapter', 'back']);

async function drawPage(book: Book, page: Page, number: number): Promise<void> {
  await drawContent(book, page);
  if (!FULL.has(page.kind)) book.sheet.foot(number, page.kind === 'opener' ? 'right' : 'both');
}

type Options = {
  file: string | undefined;
  dataDir: string;
  now: Date;
};

async function drawBook(catalogue: CatalogueFile, { dataDir, now }: Options) {
  const title = `${SITE.name} Catalogue ${SITE.catalogueYear}`;
  const book: Book = {
    sheet: new Sheet({ title, author: SITE.name, made: now }),
    pictures: cataloguePictures(dataDir),
    pages: planPages(linesOf(catalogue)),
    codes: styleCodes(catalogue.products),
  };
  for (const [index, page] of book.pages.entries()) {
    await book.sheet.part('Sect', () => drawPage(book, page, index + 1));
  }
  return { pdf: await book.sheet.finish(), pages: book.pages.length };
}

/**
 * Draws the catalogue as a line sheet (pictures, codes, sizes and prices in dollars, tagged and with bookmarks) and
 * writes it.
 * @returns what was written, in words
 * @throws FileFaults when there is nothing to draw, a picture cannot be had or the file cannot be written
 */
export async function writePdf(catalogue: CatalogueFile, options: Options): Promise<string> {
  if (catalogue.products.length === 0) {
    throw new FileFaults([{ text: 'There is no product in the catalogue: nothing to draw.' }]);
  }
  const { file = join(process.cwd(), 'public', SITE.catalogueFile) } = options;
  try {
    const { pdf, pages } = await drawBook(catalogue, options);
    await writeWhole(file, pdf);
    return `${pages} pages (${(pdf.length / 1e6).toFixed(1)} MB) written to ${file}`;
  } catch (error) {
    if (error instanceof PictureError) throw new FileFaults([{ text: error.message }]);
    throw error;
  }
}
