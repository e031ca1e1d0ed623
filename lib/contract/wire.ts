import { z } from 'zod';

/** An id. The contract defines ids as text, but numbers are also accepted (contract, Conventions). */
export const idSchema = z.union([z.string().min(1), z.number()]).transform(String);

export const rupiahSchema = z.number().int().nonnegative();

export const dateTimeSchema = z.string().min(1);

/** Parses an optional field. Null and missing values become undefined. */
export const optionalField = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value) => value ?? undefined);

/** Parses an optional field. Null and missing values become `fallback`. */
export const fieldWithDefault = <S extends z.ZodType, D>(schema: S, fallback: D) =>
  schema.nullish().transform((value) => value ?? fallback);

/** Parses an optional text. Null and missing values become the empty string. */
export const textOrEmpty = fieldWithDefault(z.string(), '');

/** A success response: `{ data, message? }`. */
export function responseSchema<S extends z.ZodType>(data: S) {
  return z.object({ data, message: z.string().optional() });
}

/** A success response whose `data` is not used, such as the response to a logout. */
export const messageResponseSchema = z.object({ message: z.string().optional() });

/** An error response. Every field may be missing. */
export const failureSchema = z.object({
  message: z.string().optional(),
  errors: z.array(z.object({ msg: z.string(), path: z.string().optional() })).optional(),
});
export type Failure = z.infer<typeof failureSchema>;

export type FieldError = { msg: string; path?: string | undefined };
