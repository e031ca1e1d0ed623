import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import type { Book } from './book';
import { drawFoot } from './draw-foot';
import { drawFacts, drawView } from './draw-style';
import type { Line } from './lines-of';
import type { Page } from './plan-pages';
import { PAGE } from './sheet';
import { STYLES } from './type-voices';

const FOOT = PAGE.height - 52;
const GAP = 18;
/** As a picture of a style is taken. */
const TALL = 5 / 4;
/** A picture of that shape as high as the page. */
const LARGE = { width: PAGE.height / TALL, height: PAGE.height };

function begin({ sheet }: Book, line: Line): void {
  sheet.page('paper');
  sheet.anchor(`line-${line.chapter}-${line.name}`);
  sheet.bookmark(line.name, 2);
}

/** The first page of a line: one style at large, name and words of the line. */
export async function drawOpener(
  book: Book,
  page: Extract<Page, { kind: 'opener' }>,
  number: number,
): Promise<void> {
  const { sheet } = book;
  const { line, product } = page;
  const column = { x: LARGE.width + 40, width: PAGE.width - LARGE.width - 40 - PAGE.margin };
  begin(book, line);
  const end = sheet.write('H3', line.name, STYLES.title, { ...column, y: 62 });
  const words = CATALOGUE_SHEET.lines[line.name];
  const top = words ? sheet.write('P', words, STYLES.tagline, { ...column, y: end + 4 }) : end;
  sheet.bookmark(product.name, 3);
  await sheet.part('Sect', async () => {
    await drawView(book, product, 'fullBody', { x: 0, y: 0, ...LARGE });
    const width = (column.width - GAP) / 2;
    const close = { y: top + 20, width, height: width * TALL };
    await drawView(book, product, 'close1', { ...close, x: column.x });
    await drawView(book, product, 'close2', { ...close, x: column.x + width + GAP });
    drawFacts(book, product, { ...column, y: close.y + close.height + 20, foot: FOOT });
  });
  drawFoot(sheet, number, 'right');
}

/** A line of two styles: both at large, their words below, and at the side how they look from near. */
export async function drawPair(
  book: Book,
  { line }: Extract<Page, { kind: 'pair' }>,
  number: number,
): Promise<void> {
  const { sheet } = book;
  const picture = { y: 0, width: 300, height: 300 * TALL };
  const facts = picture.height + 20;
  const side = { x: 2 * picture.width + 28, width: PAGE.width - 2 * picture.width - 28 - PAGE.margin };
  const near = [
    { ...side, y: 200, height: picture.height - 200 },
    { ...side, y: facts, height: FOOT - facts },
  ];
  begin(book, line);
  const end = sheet.write('H3', line.name, { ...STYLES.title, size: 24 }, { ...side, y: 52 });
  const words = CATALOGUE_SHEET.lines[line.name];
  if (words) sheet.write('P', words, STYLES.tagline, { ...side, y: end + 6 });
  for (const [index, product] of line.products.entries()) {
    const x = index * picture.width;
    sheet.bookmark(product.name, 3);
    await sheet.part('Sect', async () => {
      await drawView(book, product, 'fullBody', { ...picture, x });
      const nearBox = near[index];
      if (nearBox) await drawView(book, product, 'close1', nearBox);
      const indent = index === 0 ? PAGE.margin : 20;
      drawFacts(book, product, { x: x + indent, y: facts, width: picture.width - indent - 20, foot: FOOT });
    });
  }
  drawFoot(sheet, number);
}
