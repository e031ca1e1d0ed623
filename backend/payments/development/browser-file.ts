import { readFile } from 'node:fs/promises';

const TYPES: Record<string, string> = {
  'snap.js': 'text/javascript; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
};

/** A file the browser loads; undefined when there is none of that name. */
export async function findBrowserFile(name: string): Promise<{ type: string; content: string } | undefined> {
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  if (type === undefined) return undefined;
  return { type, content: await readFile(new URL(`./browser/${name}`, import.meta.url), 'utf8') };
}
