import { SITE } from '@/content/site';
import { PAGE, type Sheet } from './sheet';
import { STYLES } from './type-voices';

/** The foot of a page: its number and, where no picture stands there, whose it is. */
export function drawFoot(sheet: Sheet, page: number, side: 'both' | 'right' = 'both'): void {
  const style = { ...STYLES.eyebrow, size: 6.5 };
  const at = { x: PAGE.margin, y: PAGE.height - 30, width: PAGE.width - 2 * PAGE.margin };
  if (side === 'both') sheet.margin(`${SITE.name}   ${SITE.catalogueYear}`, style, at);
  sheet.margin(String(page), style, { ...at, align: 'right' });
}
