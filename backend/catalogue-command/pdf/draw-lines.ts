import type { ExportedProduct } from '@/backend/catalogue-command/export-catalogue';
import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import type { Book, Line, PageOf } from './book';
import { drawFacts, drawView } from './draw-style';
import { type Box, PAGE } from './sheet';
import { STYLES, type Style } from './styles';

const FOOT = PAGE.height - 52;
const GAP = 18;
/** As a picture of a style is taken. */
const ASPECT_RATIO = 5 / 4;

function drawPart({ sheet }: Book, { name }: ExportedProduct, draw: () => Promise<void>): Promise<void> {
  sheet.bookmark(name, 3);
  return sheet.part('Sect', draw);
}

function beginLine(
  { sheet }: Book,
  { chapter, name }: Line,
  style: Style,
  place: { x: number; y: number; width: number },
): number {
  sheet.page('paper');
  sheet.anchor(`line-${chapter}-${name}`);
  sheet.bookmark(name, 2);
  return sheet.write('H3', name, style, place);
}

/** The first page of a line: one style at large, name and words of the line. */
export async function drawOpener(book: Book, { line, product }: PageOf<'opener'>): Promise<void> {
  const { sheet } = book;
  const large = { x: 0, y: 0, width: PAGE.height / ASPECT_RATIO, height: PAGE.height };
  const column = { x: large.width + 40, width: PAGE.width - large.width - 40 - PAGE.margin };
  const end = beginLine(book, line, STYLES.title, { ...column, y: 62 });
  const words = CATALOGUE_SHEET.lines[line.name];
  const top = words ? sheet.write('P', words, STYLES.tagline, { ...column, y: end + 4 }) : end;
  await drawPart(book, product, async () => {
    await drawView(book, product, 'fullBody', large);
    const width = (column.width - GAP) / 2;
    const close = { y: top + 20, width, height: width * ASPECT_RATIO };
    await drawView(book, product, 'close1', { ...close, x: column.x });
    await drawView(book, product, 'close2', { ...close, x: column.x + width + GAP });
    drawFacts(book, product, { ...column, y: close.y + close.height + 20, foot: FOOT });
  });
}

/** A line of two styles: both at large, their words below, and at the side how they look from near. */
export async function drawPair(book: Book, { line }: PageOf<'pair'>): Promise<void> {
  const { sheet } = book;
  const picture = { y: 0, width: 300, height: 300 * ASPECT_RATIO };
  const facts = picture.height + 20;
  const side = { x: 2 * picture.width + 28, width: PAGE.width - 2 * picture.width - 28 - PAGE.margin };
  const near = [
    { ...side, y: 200, height: picture.height - 200 },
    { ...side, y: facts, height: FOOT - facts },
  ];
  const end = beginLine(book, line, { ...STYLES.title, size: 24 }, { ...side, y: 52 });
  const words = CATALOGUE_SHEET.lines[line.name];
  if (words) sheet.write('P', words, STYLES.tagline, { ...side, y: end + 6 });
  for (const [index, product] of line.products.entries()) {
    const x = index * picture.width;
    await drawPart(book, product, async () => {
      await drawView(book, product, 'fullBody', { ...picture, x });
      const nearBox = near[index];
      if (nearBox) await drawView(book, product, 'close1', nearBox);
      const indent = index === 0 ? PAGE.margin : 20;
      drawFacts(book, product, { x: x + indent, y: facts, width: picture.width - indent - 20, foot: FOOT });
    });
  }
}

/** Two to four styles of a line beside each other; two show more views of themselves, one above the other. */
export async function drawRow(book: Book, { line, products }: PageOf<'row'>): Promise<void> {
  const { sheet } = book;
  const top = 86;
  const width = (PAGE.inner - (products.length - 1) * GAP) / products.length;
  // Wider, a picture would leave no room for words below it.
  const picture = Math.min(width, 242);
  const height = picture * ASPECT_RATIO;

  sheet.page('paper');
  const running = { ...STYLES.eyebrow, size: 9, spacing: 2.4 };
  sheet.margin(line.name, running, { x: PAGE.margin, y: 46, width: PAGE.inner });
  for (const [index, product] of products.entries()) {
    const x = PAGE.margin + index * (width + GAP);
    const small: Box = {
      x: x + picture + GAP,
      y: top,
      width: width - picture - GAP,
      height: (height - GAP) / 2,
    };
    await drawPart(book, product, async () => {
      await drawView(book, product, 'main', { x, y: top, width: picture, height });
      if (picture < width) {
        await drawView(book, product, 'fullBody', small);
        await drawView(book, product, 'close1', { ...small, y: top + small.height + GAP });
      }
      drawFacts(book, product, { x, y: top + height + 18, width, foot: FOOT });
    });
  }
}
