import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import { SIZE_GUIDES, type SizeGuide } from '@/content/size-guides';
import type { Book } from './book';
import { drawFoot } from './draw-foot';
import { PAGE, type Sheet } from './sheet';
import { STYLES } from './type-voices';

const COLUMNS = 3;
const GAP = 30;
const WIDTH = (PAGE.width - 2 * PAGE.margin - (COLUMNS - 1) * GAP) / COLUMNS;
const TOPS = [142, 336];
const ROW = 15.5;

async function drawGuide(sheet: Sheet, guide: SizeGuide, x: number, top: number): Promise<void> {
  const { guides, measures, size } = CATALOGUE_SHEET.sizes;
  const width = WIDTH / (guide.measures.length + 1);
  const title = sheet.write('H3', guides[guide.words], STYLES.name, { x, y: top, width: WIDTH });
  let y = title + 8;
  const cellAt = (column: number) => ({ x: x + column * width, y: y + 3.5, width });
  await sheet.part('Table', async () => {
    await sheet.part('TR', () => {
      const names = [size, ...guide.measures.map((measure) => measures[measure])];
      for (const [column, name] of names.entries()) {
        sheet.cell(name, STYLES.eyebrow, cellAt(column), 'Column');
      }
    });
    for (const [name, spans] of Object.entries(guide.sizes)) {
      y += ROW;
      sheet.rule(x, y - 1, WIDTH);
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
export async function drawSizes({ sheet }: Book, number: number): Promise<void> {
  const { title, lead } = CATALOGUE_SHEET.sizes;
  sheet.page('paper');
  sheet.anchor('sizes');
  sheet.bookmark(title, 1);
  const width = PAGE.width - 2 * PAGE.margin;
  const end = sheet.write('H2', title, STYLES.title, { x: PAGE.margin, y: 58, width });
  sheet.write('P', lead, STYLES.tagline, { x: PAGE.margin, y: end + 4, width });
  for (const [index, guide] of Object.values(SIZE_GUIDES).entries()) {
    const x = PAGE.margin + (index % COLUMNS) * (WIDTH + GAP);
    await drawGuide(sheet, guide, x, TOPS[Math.floor(index / COLUMNS)] ?? 0);
  }
  drawFoot(sheet, number);
}
