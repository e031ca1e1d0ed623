import type { FieldError } from '@/lib/contract/wire';

/** A success of `/api`. */
export type Answer<T> = { data: T; message?: string };

/** A failure of `/api`; a proxy in between may answer something else, so every part may be missing. */
export type FailureAnswer = {
  code?: string;
  message?: string;
  errors?: FieldError[];
};
