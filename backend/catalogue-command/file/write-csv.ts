import type { CatalogueFile } from '@/backend/catalogue-command/export-catalogue';
import { tableText } from '@/backend/csv/table';
import { COLUMNS, stockColumn, valueAt } from './columns';

export function writeCsv({ products, variants, sizes }: CatalogueFile, delimiter = ','): string {
  const sections = new Map(variants.map(({ name, isMen }) => [name, isMen ? 'men' : 'women']));
  const columns = [...COLUMNS, ...sizes.map(stockColumn)];
  const rows = products.map((product) => {
    const row = { ...product, section: sections.get(product.variant ?? '') };
    return columns.map(({ path, write }) => write(valueAt(row, path)));
  });
  return tableText([columns.map(({ heading }) => heading), ...rows], delimiter);
}
