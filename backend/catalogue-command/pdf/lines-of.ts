import type { CatalogueFile, ExportedProduct } from '@/backend/catalogue-command/export-catalogue';
import { CATALOGUE_SHEET } from '@/content/catalogue-sheet';

export type ChapterName = keyof typeof CATALOGUE_SHEET.chapters;

/** The styles of one line, the featured ones first. */
export type Line = { name: string; chapter: ChapterName; products: ExportedProduct[] };

const featuredFirst = (one: ExportedProduct, other: ExportedProduct) =>
  Number(other.isFeatured) - Number(one.isFeatured);

/** The catalogue's lines in its order, men's before women's; styles of no line come last. Empty lines are left out. */
export function linesOf({ variants, products }: CatalogueFile): Line[] {
  const lines = variants.map<Line>(({ name, isMen }) => ({
    name,
    chapter: isMen ? 'men' : 'women',
    products: products.filter(({ variant }) => variant === name).toSorted(featuredFirst),
  }));
  const others = products.filter(({ variant }) => variant === null);
  const all: Line[] = [
    ...lines.filter(({ chapter }) => chapter === 'men'),
    ...lines.filter(({ chapter }) => chapter === 'women'),
    { name: CATALOGUE_SHEET.otherLine, chapter: 'others', products: others.toSorted(featuredFirst) },
  ];
  return all.filter((line) => line.products.length > 0);
}
