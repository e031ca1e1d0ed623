import { readFile, stat } from 'node:fs/promises';
import { FileFaults } from '@/backend/command/fault';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import type { Reading } from './wanted';

const MAX_MIB = 64;

/** The text of bytes in UTF-8, line ends as `\n`. @throws FileFaults when they are in another encoding */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new FileFaults([
      { text: 'The file is not in UTF-8. In Excel, save it as “CSV UTF-8 (comma delimited)”.' },
    ]);
  }
}

export async function readCatalogueFile(path: string, format: 'csv' | 'json'): Promise<Reading> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new FileFaults([{ text: `There is no file ${path}.` }]);
  if (found.size > MAX_MIB * 2 ** 20)
    throw new FileFaults([{ text: `The file is larger than ${MAX_MIB} MiB.` }]);
  const text = textOf(await readFile(path));
  return format === 'csv' ? readCsv(text) : readJson(text);
}
