import 'server-only';
import { readText } from '@/lib/content/read-content';
import { ProseError, parseProse } from './parse-prose';
import type { Prose } from './prose';

export type ProseFacts = Readonly<Record<string, string | number>>;

function fill(markdown: string, facts: ProseFacts): string {
  return markdown.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new ProseError(`Nobody knows {${name}}`);
    return String(fact);
  });
}

/** A text by its path in `content/`. @throws ContentFaults that name the file */
export function readProse(path: string, facts: ProseFacts = {}): Prose {
  const markdown = readText(`content/${path}`);
  try {
    return parseProse(fill(markdown, facts));
  } catch (cause) {
    if (!(cause instanceof ProseError)) throw cause;
    throw new ProseError(`content/${path}: ${cause.message}`, { cause });
  }
}
