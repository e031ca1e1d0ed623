import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import { SITE } from '@/content/site';
import type { Book, PageOf } from './book';
import { type Box, PAGE } from './sheet';
import { STYLES } from './styles';

async function drawPicture({ sheet, pictures }: Book, { src, alt }: Picture, veilTop: number): Promise<void> {
  sheet.figure(await pictures.photograph(src, PAGE), PAGE, alt.en);
  sheet.veil({ ...PAGE, y: veilTop, height: PAGE.height - veilTop }, 'lautDeep');
}
type Picture = { src: string; alt: { en: string } };

async function drawLogo(
  { sheet, pictures }: Book,
  { src, width, height }: { src: string; width: number; height: number },
  place: Pick<Box, 'x' | 'y' | 'height'>,
): Promise<void> {
  const box = { ...place, width: (place.height * width) / height };
  sheet.figure(await pictures.drawing(src, place.height), box, SITE.name);
}

export async function drawCover(book: Book): Promise<void> {
  const { sheet } = book;
  const { cover, tagline } = CATALOGUE_SHEET;
  sheet.page('lautDeep');
  sheet.bookmark('Cover', 1);
  await drawPicture(book, cover, PAGE.height / 2);
  await drawLogo(book, SITE.logoOnPicture, { x: 48, y: 46, height: 30 });
  const place = { x: 48, y: 420, width: PAGE.width - 96 };
  const end = sheet.write('H1', `Catalogue ${SITE.catalogueYear}`, STYLES.huge, place);
  sheet.write('P', tagline, STYLES.motto, { ...place, y: end - 2 });
}

export async function drawChapter(book: Book, { chapter, lines }: PageOf<'chapter'>): Promise<void> {
  const { sheet } = book;
  const { title, line, art } = CATALOGUE_SHEET.chapters[chapter];
  sheet.page('lautDeep');
  sheet.anchor(`chapter-${chapter}`);
  sheet.bookmark(title, 1);
  await drawPicture(book, art, 200);
  const place = { x: 48, y: 408, width: PAGE.width - 96 };
  const end = sheet.write('H2', title, STYLES.huge, place);
  const mottoEnd = sheet.write('P', line, STYLES.motto, { ...place, y: end - 4 });
  const names = lines.map(({ name }) => name).join('   ·   ');
  sheet.write('P', names, { ...STYLES.eyebrow, ink: 'paper' }, { ...place, y: mottoEnd + 12 });
}

export async function drawBack(book: Book): Promise<void> {
  const { sheet, pictures } = book;
  const { back } = CATALOGUE_SHEET;
  sheet.page('lautDeep');
  const print = { ...PAGE, width: PAGE.width / 2 };
  sheet.ornament(await pictures.photograph(back.src, print), print);
  const column = { x: print.width + 64, width: print.width - 128 };
  await drawLogo(book, SITE.logoOnDark, { x: column.x, y: 190, height: 96 });
  sheet.write('P', back.line, STYLES.motto, { ...column, y: 316 });
  const marks = SITE.trademarks.map(({ mark, owner }) => `${mark} is a trademark of ${owner}.`).join(' ');
  const small = { ...STYLES.text, size: 7.5, ink: 'dune' } as const;
  sheet.write('P', `© ${SITE.copyrightYear} ${SITE.name}. ${marks}`, small, { ...column, y: 516 });
}
