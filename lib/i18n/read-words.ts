import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The messages of one namespace, for what the server says without Next; those with ICU's braces are left as they are. */
export function readWords(locale: string, namespace: string): Record<string, string> {
  return JSON.parse(readFileSync(join(process.cwd(), `content/messages/${locale}.json`), 'utf8'))[namespace];
}
