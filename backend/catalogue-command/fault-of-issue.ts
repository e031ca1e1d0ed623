import { z } from 'zod';

type Place = (string | number)[];
type Misplaced = { path: Place; text: string };

/** Where an issue lies and what it says; an unknown field is its own place. */
export function placesOfIssue(issue: z.core.$ZodIssue): Misplaced[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], text: 'is no field of a catalogue' }));
  }
  // What is wrong with a record's key is told by the issues of the key.
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ path, text: message }));
  return [{ path, text: issue.message }];
}

const objectSchema = z.record(z.string(), z.unknown());

/**
 * Reads what can be read: a value that is wrong in some of its fields is read without them, so that one fault hides no
 * other.
 * @returns `data` undefined when nothing of it can be read
 */
export function readWhatCan<S extends z.ZodType>(
  schema: S,
  value: unknown,
): { data: z.infer<S> | undefined; faults: Misplaced[]; unread: ReadonlySet<string> } {
  const first = schema.safeParse(value);
  if (first.success) return { data: first.data, faults: [], unread: new Set() };
  const faults = first.error.issues.flatMap(placesOfIssue);
  const unread = new Set(faults.map(({ path }) => String(path[0])));
  const fields = objectSchema.safeParse(value);
  const left = Object.entries(fields.data ?? {}).filter(([key]) => !unread.has(key));
  const again = fields.success ? schema.safeParse(Object.fromEntries(left)) : first;
  return { data: again.data, faults, unread };
}
