import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type CommandResult, successResult } from './command';

/** A problem in a file that a command reads or writes. */
export type FileProblem = { line?: number | undefined; field?: string | undefined; text: string };

export class FileError extends Error {
  override name = 'FileError';

  constructor(readonly problems: FileProblem[]) {
    super(problems.map(formatFileProblem).join('\n'));
  }
}

/** Formats a problem as one line, such as `line 12, price: is missing`. */
export function formatFileProblem({ line, field, text }: FileProblem): string {
  const place = [line === undefined ? '' : `line ${line}`, field ?? ''].filter(Boolean).join(', ');
  return place ? `${place}: ${text}` : text;
}

export function sortProblems(problems: FileProblem[]): FileProblem[] {
  return problems.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/**
 * Writes a file under a temporary name and renames it, so that nobody can read a partly written file. @throws
 * FileError
 */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new FileError([{ text: `${file} cannot be written: ${reason}` }]);
  }
}

/** Writes an export to a file. Without a file, returns it as the output of the command. @throws FileError */
export async function writeExportFile(
  text: string,
  file: string | undefined,
  rows: string,
): Promise<CommandResult> {
  if (file === undefined) return { exitCode: 0, output: text, errors: '' };
  await writeFileAtomically(file, text);
  return successResult(`${rows} written to ${file}`);
}
