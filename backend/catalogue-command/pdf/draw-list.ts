import type { ExportedProduct } from '@/backend/catalogue-command/export-catalogue';
import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import { type Book, codeOf } from './book';
import { dollars } from './dollars';
import { drawFoot } from './draw-foot';
import type { Page } from './plan-pages';
import { PAGE } from './sheet';
import { sizeText } from './size-text';
import { STYLES } from './type-voices';

const ROW = 18.5;
const COLUMNS = [
  { key: 'code', x: 40, width: 70 },
  { key: 'style', x: 116, width: 160 },
  { key: 'colour', x: 282, width: 140 },
  { key: 'line', x: 428, width: 110 },
  { key: 'sizes', x: 544, width: 206 },
  { key: 'price', x: 756, width: 46 },
] as const;

type Row = Record<(typeof COLUMNS)[number]['key'], string>;

function rowOf(book: Book, product: ExportedProduct): Row {
  return {
    code: codeOf(book, product),
    style: product.name,
    colour: product.colour,
    line: product.variant ?? '',
    sizes: sizeText(Object.keys(product.stock)),
    price: String(dollars(product.price)),
  };
}

function drawCells({ sheet }: Book, row: Row, y: number, isHead: boolean): void {
  for (const { key, x, width } of COLUMNS) {
    const place = { x, y, width, height: ROW - 4, align: key === 'price' ? 'right' : 'left' } as const;
    if (isHead) sheet.cell(row[key], STYLES.eyebrow, place, 'Column');
    else if (key === 'code') sheet.cell(row[key], STYLES.cellStrong, place, 'Row');
    else sheet.cell(row[key], STYLES.cell, place);
  }
}

/** A page of the list to order by: every style on a line. */
export async function drawList(
  book: Book,
  page: Extract<Page, { kind: 'list' }>,
  number: number,
): Promise<void> {
  const { sheet } = book;
  const { title, columns } = CATALOGUE_SHEET.list;
  const { products, part, parts } = page;
  sheet.page('paper');
  if (part === 0) {
    sheet.anchor('list');
    sheet.bookmark(title, 1);
  }
  const heading = parts > 1 ? `${title} ${part + 1}/${parts}` : title;
  let y = sheet.write('H2', heading, { ...STYLES.title, size: 22 }, { x: 40, y: 52, width: 762 }) + 12;
  await sheet.part('Table', async () => {
    await sheet.part('TR', () => drawCells(book, columns, y, true));
    for (const product of products) {
      y += ROW;
      sheet.rule(PAGE.margin, y - 5, PAGE.width - 2 * PAGE.margin);
      await sheet.part('TR', () => drawCells(book, rowOf(book, product), y, false));
    }
  });
  drawFoot(sheet, number);
}
