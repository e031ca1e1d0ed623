import type { Book } from './book';
import { drawFoot } from './draw-foot';
import { drawFacts, drawView } from './draw-style';
import type { Page } from './plan-pages';
import { type Box, PAGE } from './sheet';
import { STYLES } from './type-voices';

type Row = Extract<Page, { kind: 'row' }>;
type Style = Row['products'][number];

const WIDTH = PAGE.width - 2 * PAGE.margin;
const FOOT = PAGE.height - 52;
const GAP = 18;
const TOP = 86;
/** As a picture of a style is taken. */
const TALL = 5 / 4;
/** Wider, a picture would leave no room for words below it. */
const WIDEST = 242;

type Card = { x: number; width: number; picture: number };

/** Where there are but two styles, each shows two more views of itself, one above the other. */
async function drawMoreViews(book: Book, style: Style, { x, width, picture }: Card): Promise<void> {
  const height = (picture * TALL - GAP) / 2;
  const box: Box = { x: x + picture + GAP, y: TOP, width: width - picture - GAP, height };
  await drawView(book, style, 'fullBody', box);
  await drawView(book, style, 'close1', { ...box, y: TOP + height + GAP });
}

/** Two to four styles of a line beside each other. */
export async function drawRow(book: Book, { line, products }: Row, number: number): Promise<void> {
  const { sheet } = book;
  const width = (WIDTH - (products.length - 1) * GAP) / products.length;
  const picture = Math.min(width, WIDEST);

  sheet.page('paper');
  const running = { ...STYLES.eyebrow, size: 9, spacing: 2.4 };
  sheet.margin(line.name, running, { x: PAGE.margin, y: 46, width: WIDTH });
  for (const [index, product] of products.entries()) {
    const x = PAGE.margin + index * (width + GAP);
    sheet.bookmark(product.name, 3);
    await sheet.part('Sect', async () => {
      await drawView(book, product, 'main', { x, y: TOP, width: picture, height: picture * TALL });
      if (picture < width) await drawMoreViews(book, product, { x, width, picture });
      drawFacts(book, product, { x, y: TOP + picture * TALL + 18, width, foot: FOOT });
    });
  }
  drawFoot(sheet, number);
}
