import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import { SITE } from '@/content/site';
import type { Book } from './book';
import { PAGE } from './sheet';
import { STYLES } from './type-voices';

const WHOLE = { x: 0, y: 0, width: PAGE.width, height: PAGE.height };
const LOGO_HEIGHT = 30;

/** The title page. */
export async function drawCover({ sheet, pictures }: Book): Promise<void> {
  const { cover, tagline } = CATALOGUE_SHEET;
  const { src, width, height } = SITE.logoOnPicture;
  sheet.page('lautDeep');
  sheet.bookmark('Cover', 1);
  sheet.figure(await pictures.photograph(cover.src, WHOLE), WHOLE, cover.alt.en);
  sheet.veil({ ...WHOLE, y: PAGE.height / 2, height: PAGE.height / 2 }, 'lautDeep', 'top');
  const logo = { x: 48, y: 46, width: (LOGO_HEIGHT * width) / height, height: LOGO_HEIGHT };
  sheet.figure(await pictures.drawing(src, LOGO_HEIGHT), logo, SITE.name);

  const place = { x: 48, y: 420, width: PAGE.width - 96 };
  const title = sheet.write('H1', `Catalogue ${SITE.catalogueYear}`, STYLES.huge, place);
  const line = { ...STYLES.tagline, size: 20, ink: 'paper' } as const;
  sheet.write('P', tagline, line, { ...place, y: title - 2 });
}
