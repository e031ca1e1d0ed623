// @ts-check
// Plain JavaScript: the server in front of Next has a few words to say itself (lib/rate-limit).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The words of one file of messages. Those with ICU's braces are left as they are.
 * @param {string} locale
 * @param {string} name the file's
 * @returns {Record<string, string>}
 */
export function readWords(locale, name) {
  return JSON.parse(readFileSync(join(process.cwd(), 'content/messages', locale, `${name}.json`), 'utf8'));
}
