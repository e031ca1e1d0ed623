import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lexer, walkTokens } from 'marked';
import { ROOT } from '@/e2e/support/servers/environments';

const CONTENT = join(ROOT, 'content');

/** The pieces that become a text node, an alternative text or a caption each. */
function textsOf(markdown: string): string[] {
  const texts: string[] = [];
  void walkTokens(lexer(markdown), (token) => {
    if (token.type === 'image') texts.push(token.text, token.title ?? '');
    if (token.type === 'text' && !token.tokens) texts.push(token.text);
  });
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Every text of articles and legal pages in a language, but for those that are filled in. */
export async function proseTexts(locale: 'en' | 'id'): Promise<string[]> {
  const names = await readdir(CONTENT, { recursive: true });
  const files = names.filter((name) => name.endsWith(`/${locale}.md`));
  const all = await Promise.all(files.map((name) => readFile(join(CONTENT, name), 'utf8')));
  return all.flatMap(textsOf).filter((text) => !text.includes('{'));
}
