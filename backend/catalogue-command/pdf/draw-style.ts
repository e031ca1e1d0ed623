import type { ExportedProduct } from '@/backend/catalogue-command/export-catalogue';
import type { PictureView } from '@/backend/db/schema/catalogue';
import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';
import { type Book, codeOf, dollars, sizeText } from './book';
import type { Box } from './sheet';
import { STYLES } from './styles';

function altOf({ name, colour }: ExportedProduct, view: PictureView): string {
  return `${name}${colour && `, ${colour}`}, ${CATALOGUE_SHEET.views[view]}`;
}

/** One view of a style; where the catalogue has no such picture, its box says so. */
export async function drawView(book: Book, product: ExportedProduct, view: PictureView, box: Box) {
  const { sheet, pictures } = book;
  const address = product.images[view];
  if (address) {
    sheet.figure(await pictures.photograph(address, box), box, altOf(product, view));
    return;
  }
  sheet.fill(box, 'sand');
  const place = { x: box.x + 16, y: box.y + box.height / 2 - 6, width: box.width - 32 };
  sheet.write('P', CATALOGUE_SHEET.noPicture, STYLES.fact, place);
}

/** As many whole sentences from the beginning as fit; the first one in any case. */
export function firstSentences(text: string, fits: (words: string) => boolean): string {
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  while (sentences.length > 1 && !fits(sentences.join(' '))) sentences.pop();
  return sentences.join(' ');
}

export function drawFacts(
  book: Book,
  product: ExportedProduct,
  place: { x: number; y: number; width: number; foot: number },
): void {
  const { sheet } = book;
  const { x, width, foot } = place;
  const price = `US$ ${dollars(product.price)}`;
  const priceWidth = sheet.widthOf(price, STYLES.price) + 4;

  const nameAt = { x, y: place.y, width: width - priceWidth - 8 };
  const nameEnd = sheet.write('H4', product.name, STYLES.name, nameAt);
  const priceAt = { x: x + width - priceWidth, y: place.y, width: priceWidth, align: 'right' } as const;
  sheet.write('P', price, STYLES.price, priceAt);
  const code = [codeOf(book, product), product.colour].filter((part) => part !== '').join('  ·  ');
  const codeEnd = sheet.write('P', code, STYLES.code, { x, y: nameEnd + 5, width });
  sheet.rule(x, codeEnd + 7, width);
  const sizes = sizeText(Object.keys(product.stock));
  const sizesEnd = sizes ? sheet.write('P', sizes, STYLES.fact, { x, y: codeEnd + 15, width }) : codeEnd + 8;

  const top = sizesEnd + 7;
  const fits = (words: string) => sheet.heightOf(words, STYLES.text, width) <= foot - top;
  const words = firstSentences(product.description, fits);
  if (words) sheet.write('P', words, STYLES.text, { x, y: top, width, height: foot - top });
}
