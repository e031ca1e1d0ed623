import type { z } from 'zod';

/** The codes of validation errors. `content/messages` has a text per code and language. */
const VALIDATION_CODES = [
  'required',
  'email',
  'phone',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'whole_number',
  'common_password',
  'province',
  'invalid',
] as const;
export type ValidationCode = (typeof VALIDATION_CODES)[number];

/** A validation error: the path of the field, the code, and the violated bound if there is one. */
export type ValidationError = { path: string; code: ValidationCode; bound?: number };

type Issue = z.core.$ZodIssue;

function typeCode(issue: Issue & { code: 'invalid_type' }): ValidationCode {
  if (/received (undefined|null)$/.test(issue.message)) return 'required';
  return issue.expected === 'int' ? 'whole_number' : 'invalid';
}

/**
 * Returns `required` for a missing value, which every member of the union reports as missing. All other
 * values get `invalid`.
 */
function unionCode({ errors }: Issue & { code: 'invalid_union' }): ValidationCode {
  return errors.every(([issue]) => issue && codeOf(issue) === 'required') ? 'required' : 'invalid';
}

function smallCode(issue: Issue & { code: 'too_small' }): ValidationCode {
  if (issue.origin !== 'string') return 'too_small';
  return issue.minimum === 1 ? 'required' : 'too_short';
}

/** Returns the code that a custom check put into the `params` of its issue. */
const ownCode = ({ params }: Issue & { code: 'custom' }): ValidationCode =>
  VALIDATION_CODES.find((code) => code === params?.code) ?? 'invalid';

function codeOf(issue: Issue): ValidationCode {
  switch (issue.code) {
    case 'custom':
      return ownCode(issue);
    case 'invalid_type':
      return typeCode(issue);
    case 'invalid_union':
      return unionCode(issue);
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : 'invalid';
    case 'too_small':
      return smallCode(issue);
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_large';
    default:
      return 'invalid';
  }
}

function boundOf(issue: Issue): number | undefined {
  if (issue.code === 'too_small') return Number(issue.minimum);
  if (issue.code === 'too_big') return Number(issue.maximum);
  return undefined;
}

/** Converts a zod error to at most one validation error per field. */
export function listValidationErrors(error: z.ZodError): ValidationError[] {
  const errors = new Map<string, ValidationError>();
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    const bound = boundOf(issue);
    if (!errors.has(path))
      errors.set(path, { path, code: codeOf(issue), ...(bound !== undefined && { bound }) });
  }
  return [...errors.values()];
}
