import { z } from 'zod';
import { answerSchema, failureSchema } from '@/lib/contract/wire';

const DESCRIPTIONS = {
  400: 'The request cannot be read, or its token is unknown, used or too old',
  401: 'Not signed in, or the password is wrong',
  403: 'The signature is wrong',
  404: 'There is no such thing, or it is not the caller’s',
  409: 'It contradicts what is stored',
  422: 'The input is refused: one entry in `errors` a field',
  503: 'Something this needs is not there at the moment',
} as const;

const refusalSchema = failureSchema.required().extend({ status: z.literal('error') });

/** The success of a route for its OpenAPI document: `{ data, message? }`. */
export function answers<S extends z.ZodType>(description: string, data: S) {
  return { description, content: { 'application/json': { schema: answerSchema(data) } } };
}

/** The success of a route that has nothing to tell but a sentence. */
export function says(description: string) {
  return {
    description,
    content: { 'application/json': { schema: z.object({ message: z.string() }) } },
  };
}

/** The refusals of a route for its OpenAPI document. They are thrown, so a handler's type does not know them. */
export function refusals(...statuses: (keyof typeof DESCRIPTIONS)[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: DESCRIPTIONS[status], content: { 'application/json': { schema: refusalSchema } } },
    ]),
  );
}

/** A JSON body that must be there. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { body: { required: true as const, content: { 'application/json': { schema } } } };
}

/** How a protected route names itself in the OpenAPI document. */
export const BEARER: { bearer: string[] }[] = [{ bearer: [] }];
