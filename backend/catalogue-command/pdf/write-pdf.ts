import { join } from 'node:path';
import type { CatalogueFile } from '@/backend/catalogue-command/export-catalogue';
import { FileFaults } from '@/backend/command/fault';
import { writeWhole } from '@/backend/command/output';
import { SITE } from '@/content/site';
import { PictureError } from './catalogue-pictures';
import { makePdf } from './make-pdf';

type Wish = {
  /** By default where the shop hands it out. */
  file: string | undefined;
  /** Where imported pictures lie. */
  dataDir: string;
  now: Date;
};

/**
 * Draws the catalogue as a PDF and writes it.
 * @returns what was written, in words
 * @throws FileFaults when there is nothing to draw, a picture cannot be had or the file cannot be written
 */
export async function writePdf(catalogue: CatalogueFile, wish: Wish): Promise<string> {
  if (catalogue.products.length === 0) {
    throw new FileFaults([{ text: 'There is no product in the catalogue: nothing to draw.' }]);
  }
  const file = wish.file ?? join(process.cwd(), 'public', SITE.catalogueFile);
  try {
    const { pdf, pages } = await makePdf(catalogue, wish.dataDir, wish.now);
    await writeWhole(file, pdf);
    return `${pages} pages (${(pdf.length / 1e6).toFixed(1)} MB) written to ${file}`;
  } catch (error) {
    if (error instanceof PictureError) throw new FileFaults([{ text: error.message }]);
    throw error;
  }
}
