import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import type { Book } from './book';
import type { Page } from './plan-pages';
import { PAGE } from './sheet';
import { STYLES } from './type-voices';

const WHOLE = { x: 0, y: 0, width: PAGE.width, height: PAGE.height };

/** The page that opens the lines for men or those for women. */
export async function drawChapter(
  book: Book,
  { chapter, lines }: Extract<Page, { kind: 'chapter' }>,
): Promise<void> {
  const { sheet, pictures } = book;
  const { title, line, art } = CATALOGUE_SHEET.chapters[chapter];
  sheet.page('lautDeep');
  sheet.anchor(`chapter-${chapter}`);
  sheet.bookmark(title, 1);
  sheet.figure(await pictures.photograph(art.src, WHOLE), WHOLE, art.alt.en);
  sheet.veil({ ...WHOLE, y: 200, height: PAGE.height - 200 }, 'lautDeep', 'top');

  const place = { x: 48, y: 408, width: PAGE.width - 96 };
  const end = sheet.write('H2', title, STYLES.huge, place);
  const tagline = { ...STYLES.tagline, size: 20, ink: 'paper' } as const;
  const tagEnd = sheet.write('P', line, tagline, { ...place, y: end - 4 });
  const names = lines.map(({ name }) => name).join('   ·   ');
  sheet.write('P', names, { ...STYLES.eyebrow, ink: 'paper' }, { ...place, y: tagEnd + 12 });
}
