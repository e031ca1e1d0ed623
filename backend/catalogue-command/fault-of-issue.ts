import type { z } from 'zod';

type Place = (string | number)[];

/** Where an issue lies and what it says; an unknown field is its own place. */
export function placesOfIssue(issue: z.core.$ZodIssue): { path: Place; text: string }[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], text: 'is no field of a catalogue' }));
  }
  // What is wrong with a record's key is told by the issues of the key.
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ path, text: message }));
  return [{ path, text: issue.message }];
}
