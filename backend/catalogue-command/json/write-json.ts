import type { CatalogueFile } from '@/backend/catalogue-command/catalogue-file';

/** The catalogue as JSON, indented for people and their tools. */
export function writeJson(file: CatalogueFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}
