import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FileFaults } from './faults';
import { done, type Outcome } from './task';

/** Writes a file atomically: nobody ever sees half of it. @throws FileFaults when it cannot be written */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new FileFaults([{ text: `${file} cannot be written: ${reason}` }]);
  }
}

/** Writes an exported text to its file; without one the text itself is the output. @throws FileFaults */
export async function writeExport(text: string, file: string | undefined, rows: string): Promise<Outcome> {
  if (file === undefined) return { exitCode: 0, output: text, faults: '' };
  await writeWhole(file, text);
  return done(`${rows} written to ${file}`);
}
