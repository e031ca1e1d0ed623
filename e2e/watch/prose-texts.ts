import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@/e2e/servers/environments';
import { parseProse } from '@/lib/prose/parse-prose';
import type { ProseBlock, ProseInline } from '@/lib/prose/prose';

const CONTENT = join(ROOT, 'content');

/** The pieces a line is made of, each of which is a text of its own in the page. */
function piecesOf(parts: readonly ProseInline[]): string[] {
  return parts.flatMap((part) => (part.kind === 'text' ? [part.text.trim()] : piecesOf(part.parts)));
}

function textsOf(block: ProseBlock): string[] {
  if (block.kind === 'picture') return [block.alt, block.caption];
  if (block.kind === 'list') return block.items.flatMap(piecesOf);
  if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(piecesOf);
  return piecesOf(block.parts);
}

/** Every text of articles and legal pages in a language, but for those that are filled in. */
export async function proseTexts(locale: 'en' | 'id'): Promise<string[]> {
  const names = await readdir(CONTENT, { recursive: true });
  const files = names.filter((name) => name.endsWith(`/${locale}.md`));
  const all = await Promise.all(files.map((name) => readFile(join(CONTENT, name), 'utf8')));
  return all
    .map(parseProse)
    .flatMap(({ title, lead, blocks }) => [title, lead, ...blocks.flatMap(textsOf)])
    .filter((text) => !text.includes('{'));
}
