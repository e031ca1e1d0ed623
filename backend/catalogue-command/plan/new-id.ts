import { createHash } from 'node:crypto';
import { idOf } from '@/backend/seed/sample-catalogue';

/**
 * Makes an id of names that nothing has yet, and takes it: readable where the names can be, else with a hash of them.
 * @param taken every id there is; the new one is added
 */
export function newId(names: string[], taken: Set<string>): string {
  const readable = names.map(idOf).join('-');
  const hash = createHash('sha256').update(names.join('\n')).digest('hex');
  const candidates = [readable, ...[8, 16, 64].map((length) => `${readable}-${hash.slice(0, length)}`)];
  const id = candidates.find((candidate) => /[a-z0-9]/.test(candidate) && !taken.has(candidate));
  if (id === undefined) throw new Error(`No id can be made of ${names.join(', ')}`);
  taken.add(id);
  return id;
}
