import { readFile, stat } from 'node:fs/promises';
import { FileFaults } from '@/backend/command/fault';

const MOST_BYTES = 64 * 2 ** 20;

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

/** Reads a catalogue file. @throws FileFaults when there is none, or it cannot be a catalogue */
export async function readText(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new FileFaults([{ text: `There is no file ${path}.` }]);
  if (found.size > MOST_BYTES) throw new FileFaults([{ text: 'The file is larger than 64 MiB.' }]);
  return textOf(await readFile(path));
}
