import type { ExportedProduct } from '@/backend/catalogue-command/export-catalogue';
import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import { SIZE_GUIDES, type SizeGuide } from '@/content/size-guides';
import { type Book, codeOf, dollars, type PageOf, sizeText } from './book';
import { PAGE } from './sheet';
import { STYLES } from './styles';

const LIST_ROW = 18.5;
const LIST_COLUMNS = [
  { key: 'code', x: 40, width: 70 },
  { key: 'style', x: 116, width: 160 },
  { key: 'colour', x: 282, width: 140 },
  { key: 'line', x: 428, width: 110 },
  { key: 'sizes', x: 544, width: 206 },
  { key: 'price', x: 756, width: 46 },
] as const;

type Row = Record<(typeof LIST_COLUMNS)[number]['key'], string>;

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

function drawCells({ sheet }: Book, row: Row, y: number, isHead = false): void {
  for (const { key, x, width } of LIST_COLUMNS) {
    const align = key === 'price' ? 'right' : 'left';
    const place = { x, y, width, height: LIST_ROW - 4, align } as const;
    if (isHead) sheet.cell(row[key], STYLES.eyebrow, place, 'Column');
    else if (key === 'code') sheet.cell(row[key], STYLES.cellStrong, place, 'Row');
    else sheet.cell(row[key], STYLES.cell, place);
  }
}

/** A page of the list to order by: every style on a line. */
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
  let y = sheet.write('H2', heading, { ...STYLES.title, size: 22 }, place) + 12;
  await sheet.part('Table', async () => {
    await sheet.part('TR', () => drawCells(book, columns, y, true));
    for (const product of products) {
      y += LIST_ROW;
      sheet.rule(PAGE.margin, y - 5, PAGE.inner);
      await sheet.part('TR', () => drawCells(book, rowOf(book, product), y));
    }
  });
}

const GUIDES_BESIDE = 3;
const GUIDE_GAP = 30;
const GUIDE_WIDTH = (PAGE.inner - (GUIDES_BESIDE - 1) * GUIDE_GAP) / GUIDES_BESIDE;
const GUIDE_TOPS = [142, 336];
const GUIDE_ROW = 15.5;

async function drawGuide({ sheet }: Book, guide: SizeGuide, x: number, top: number): Promise<void> {
  const { guides, measures, size } = CATALOGUE_SHEET.sizes;
  const width = GUIDE_WIDTH / (guide.measures.length + 1);
  let y = sheet.write('H3', guides[guide.words], STYLES.name, { x, y: top, width: GUIDE_WIDTH }) + 8;
  const cellAt = (column: number) => ({ x: x + column * width, y: y + 3.5, width });
  await sheet.part('Table', async () => {
    await sheet.part('TR', () => {
      const names = [size, ...guide.measures.map((measure) => measures[measure])];
      for (const [column, name] of names.entries()) {
        sheet.cell(name, STYLES.eyebrow, cellAt(column), 'Column');
      }
    });
    for (const [name, spans] of Object.entries(guide.sizes)) {
      y += GUIDE_ROW;
      sheet.rule(x, y - 1, GUIDE_WIDTH);
      await sheet.part('TR', () => {
        sheet.cell(name, STYLES.cellStrong, cellAt(0), 'Row');
        for (const [index, span] of spans.entries()) {
          sheet.cell(String(span).replace('-', '–'), STYLES.cell, cellAt(index + 1));
        }
      });
    }
  });
}

/** The measures of every size. */
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
