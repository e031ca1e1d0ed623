import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the entries of a folder in `content/`, or none if the brand has no such folder. */
function listEntries(folder: string) {
  const path = join(process.cwd(), 'content', folder);
  return existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
}

/** Returns the names of the JSON files in a folder of `content/`, sorted and without extension. */
export function listContentNames(folder: string): string[] {
  return listEntries(folder)
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** Returns a raw field of a content file. Errors in the file are reported by the module that parses it. */
function fieldOf(folder: string, name: string, field: string): unknown {
  try {
    const text = readFileSync(join(process.cwd(), 'content', folder, `${name}.json`), 'utf8');
    return JSON.parse(text)?.[field];
  } catch {
    return undefined;
  }
}

/** Returns the slugs of riders: the file names and their aliases (spec §2). */
export function listRiderSlugs(): string[] {
  return listContentNames('riders').flatMap((name) => {
    const alias = fieldOf('riders', name, 'alias');
    return typeof alias === 'string' ? [name, alias] : [name];
  });
}

/** Returns the slugs of the stores that have a page. */
export function listStorePageSlugs(): string[] {
  return listContentNames('stores').filter((name) => fieldOf('stores', name, 'page') === true);
}

/** Returns the names of the articles, which are folders of `content/blog`. */
export function listArticleNames(): string[] {
  return listEntries('blog')
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
