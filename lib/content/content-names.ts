import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is in a folder of `content/`; nothing where a brand has done without it. */
function entriesOf(room: string) {
  const folder = join(process.cwd(), 'content', room);
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
}

export function contentNames(room: string): string[] {
  return entriesOf(room)
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** One field of a file, as it is written: what is wrong with the file is told by its own room in `lib`. */
function fieldOf(room: string, name: string, field: string): unknown {
  try {
    const text = readFileSync(join(process.cwd(), 'content', room, `${name}.json`), 'utf8');
    return JSON.parse(text)?.[field];
  } catch {
    return undefined;
  }
}

/** The slugs of riders' profiles: the file's name, and its alias where it has one (spec §2). */
export function riderNames(): string[] {
  return contentNames('riders').flatMap((name) => {
    const alias = fieldOf('riders', name, 'alias');
    return typeof alias === 'string' ? [name, alias] : [name];
  });
}

export function storeNames(): string[] {
  return contentNames('stores').filter((name) => fieldOf('stores', name, 'page') === true);
}

export function articleNames(): string[] {
  return entriesOf('blog')
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
