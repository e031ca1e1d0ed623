import type { FieldError } from '@/lib/contract/wire';

/** A success of `/api`. A page of a list comes with the `total` of all pages. */
export type Answer<T> = { data: T; total?: number; message?: string };

/** A failure of `/api`; a proxy in between may answer something else, so every part may be missing. */
export type FailureAnswer = {
  code?: string;
  message?: string;
  errors?: FieldError[];
};
