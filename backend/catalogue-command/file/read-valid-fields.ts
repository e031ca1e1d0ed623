import { z } from 'zod';

type Issue = { path: (string | number)[]; text: string };

function issuesOf(issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], text: 'is no field of a catalogue' }));
  }
  // What is wrong with a record's key is told by the issues of the key.
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ path, text: message }));
  return [{ path, text: issue.message }];
}

const objectSchema = z.record(z.string(), z.unknown());

/** Parses an object without its invalid fields, so that one fault hides no other. */
export function readValidFields<S extends z.ZodType>(schema: S, value: unknown) {
  const { data, error } = schema.safeParse(value);
  const issues = error?.issues.flatMap(issuesOf) ?? [];
  const unread = new Set(issues.map(({ path }) => String(path[0])));
  const fields = objectSchema.safeParse(value).data;
  if (!error || !fields) return { data, issues, unread };
  const valid = Object.entries(fields).filter(([key]) => !unread.has(key));
  return { data: schema.safeParse(Object.fromEntries(valid)).data, issues, unread };
}
