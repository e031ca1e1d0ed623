import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import { SITE } from '@/content/site';
import type { Book } from './book';
import { PAGE } from './sheet';
import { STYLES } from './type-voices';

const LOGO_HEIGHT = 96;

/** The last page: the brand, and whose the marks are. */
export async function drawBack({ sheet, pictures }: Book): Promise<void> {
  const { back } = CATALOGUE_SHEET;
  const { src, width, height } = SITE.logoOnDark;
  sheet.page('lautDeep');
  const print = { x: 0, y: 0, width: PAGE.width / 2, height: PAGE.height };
  sheet.ornament(await pictures.photograph(back.src, print), print);
  const column = { x: PAGE.width / 2 + 64, width: PAGE.width / 2 - 128 };
  const logo = { x: column.x, y: 190, width: (LOGO_HEIGHT * width) / height, height: LOGO_HEIGHT };
  sheet.figure(await pictures.drawing(src, LOGO_HEIGHT), logo, SITE.name);
  sheet.write('P', back.line, { ...STYLES.tagline, size: 20, ink: 'paper' }, { ...column, y: 316 });
  const marks = SITE.trademarks.map(({ mark, owner }) => `${mark} is a trademark of ${owner}.`).join(' ');
  const small = { ...STYLES.text, size: 7.5, ink: 'dune' } as const;
  sheet.write('P', `© ${SITE.copyrightYear} ${SITE.name}. ${marks}`, small, { ...column, y: 516 });
}
