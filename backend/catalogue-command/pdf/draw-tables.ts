import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import { SIZE_GUIDES, type SizeGuide } from '@/content/size-guides';
import { type Book, codeOf, dollars, type PageOf, sizeText } from './book';
import { PAGE } from './sheet';
import { STYLES } from './styles';

type Grid = {
  columns: { x: number; width: number; height?: number; align?: 'right' }[];
  x: number;
  width: number;
  rowHeight: number;
  padding: number;
};

async function drawTable({ sheet }: Book, grid: Grid, top: number, [head = [], ...rows]: string[][]) {
  const { columns, x, width, rowHeight, padding } = grid;
  let y = top;
  const at = (column: number) => ({ x, width, ...columns[column], y: y + padding });
  await sheet.part('Table', async () => {
    await sheet.part('TR', () => {
      for (const [column, words] of head.entries()) sheet.cell(words, STYLES.eyebrow, at(column), 'Column');
    });
    for (const [name = '', ...cells] of rows) {
      y += rowHeight;
      sheet.rule(x, y, width);
      await sheet.part('TR', () => {
        sheet.cell(name, STYLES.cellStrong, at(0), 'Row');
        for (const [index, words] of cells.entries()) sheet.cell(words, STYLES.cell, at(index + 1));
      });
    }
  });
}

const LIST_ROW = 18.5;
const LIST_CELL = LIST_ROW - 4;
const LIST: Grid = {
  x: PAGE.margin,
  width: PAGE.inner,
  rowHeight: LIST_ROW,
  padding: 5,
  columns: [
    { x: 40, width: 70, height: LIST_CELL },
    { x: 116, width: 160, height: LIST_CELL },
    { x: 282, width: 140, height: LIST_CELL },
    { x: 428, width: 110, height: LIST_CELL },
    { x: 544, width: 206, height: LIST_CELL },
    { x: 756, width: 46, height: LIST_CELL, align: 'right' },
  ],
};

export async function drawList(book: Book, { products, part, parts }: PageOf<'list'>): Promise<void> {
  const { sheet } = book;
  const { title, columns } = CATALOGUE_SHEET.list;
  sheet.page('paper');
  if (part === 0) {
    sheet.anchor('list');
    sheet.bookmark(title, 1);
  }
  const heading = parts > 1 ? `${title} ${part + 1}/${parts}` : title;
  const place = { x: PAGE.margin, y: 52, width: PAGE.inner };
  const end = sheet.write('H2', heading, { ...STYLES.title, size: 22 }, place);
  const rows = products.map((product) => [
    codeOf(book, product),
    product.name,
    product.colour,
    product.variant ?? '',
    sizeText(Object.keys(product.stock)),
    String(dollars(product.price)),
  ]);
  const { code, style, colour, line, sizes, price } = columns;
  await drawTable(book, LIST, end + 7, [[code, style, colour, line, sizes, price], ...rows]);
}

const GUIDES_BESIDE = 3;
const GUIDE_GAP = 30;
const GUIDE_WIDTH = (PAGE.inner - (GUIDES_BESIDE - 1) * GUIDE_GAP) / GUIDES_BESIDE;
const GUIDE_TOPS = [142, 336];

async function drawGuide(book: Book, guide: SizeGuide, x: number, top: number): Promise<void> {
  const { guides, measures, size } = CATALOGUE_SHEET.sizes;
  const title = guides[guide.words];
  const end = book.sheet.write('H3', title, STYLES.name, { x, y: top, width: GUIDE_WIDTH });
  const head = [size, ...guide.measures.map((measure) => measures[measure])];
  const width = GUIDE_WIDTH / head.length;
  const columns = head.map((_, column) => ({ x: x + column * width, width }));
  const rows = Object.entries(guide.sizes).map(([name, spans]) => [
    name,
    ...spans.map((span) => String(span).replace('-', '–')),
  ]);
  const grid = { columns, x, width: GUIDE_WIDTH, rowHeight: 15.5, padding: 4.5 };
  await drawTable(book, grid, end + 7, [head, ...rows]);
}

export async function drawSizes(book: Book): Promise<void> {
  const { sheet } = book;
  const { title, lead } = CATALOGUE_SHEET.sizes;
  sheet.page('paper');
  sheet.anchor('sizes');
  sheet.bookmark(title, 1);
  const place = { x: PAGE.margin, width: PAGE.inner };
  const end = sheet.write('H2', title, STYLES.title, { ...place, y: 58 });
  sheet.write('P', lead, STYLES.tagline, { ...place, y: end + 4 });
  for (const [index, guide] of Object.values(SIZE_GUIDES).entries()) {
    const x = PAGE.margin + (index % GUIDES_BESIDE) * (GUIDE_WIDTH + GUIDE_GAP);
    await drawGuide(book, guide, x, GUIDE_TOPS[Math.floor(index / GUIDES_BESIDE)] ?? 0);
  }
}
