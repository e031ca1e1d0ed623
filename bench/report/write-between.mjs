import { readFile, writeFile } from 'node:fs/promises';

/**
 * Puts what was measured into a document, between its marks `<!-- name -->` and `<!-- /name -->`.
 * @throws Error when it has no such marks
 */
export async function writeBetween(document, name, text) {
  const before = await readFile(document, 'utf8');
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${document} has no marks called ${name}`);
  await writeFile(document, `${before.slice(0, from + start.length)}\n${text}\n${before.slice(to)}`);
}
