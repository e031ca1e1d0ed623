import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The messages of one file, for what the server says without Next; those with ICU's braces are left as they are.
 * @param name the file's
 */
export function readWords(locale: string, name: string): Record<string, string> {
  return JSON.parse(readFileSync(join(process.cwd(), 'content/messages', locale, `${name}.json`), 'utf8'));
}
