import { z } from 'zod';

/** An id: text on the wire, though a reader also takes a number (contract, Conventions). */
export const idSchema = z.union([z.string().min(1), z.number()]).transform(String);

export const rupiahSchema = z.number().int().nonnegative();

export const momentSchema = z.string().min(1);

/** What a server may leave out: nothing is undefined. */
export const orUndefined = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value) => value ?? undefined);

/** What a server may leave out: nothing is what is given here. */
export const orElse = <S extends z.ZodType, D>(schema: S, fallback: D) =>
  schema.nullish().transform((value) => value ?? fallback);

/** Text that a server may leave out: nothing is the empty text. */
export const textOrEmpty = orElse(z.string(), '');

/** The success envelope: `{ data, message? }`. */
export function answerSchema<S extends z.ZodType>(data: S) {
  return z.object({ data, message: z.string().optional() });
}

/** An answer whose data nobody reads, such as the one to a logout. */
export const messageAnswerSchema = z.object({ message: z.string().optional() });

/** The failure envelope. Readers are tolerant: any part of it may be missing. */
export const failureSchema = z.object({
  message: z.string().optional(),
  errors: z.array(z.object({ msg: z.string(), path: z.string().optional() })).optional(),
});
export type Failure = z.infer<typeof failureSchema>;

export type FieldError = { msg: string; path?: string | undefined };
