import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import type { Text } from '@/backend/messages/text';
import type { Fault } from '@/lib/contract/validation';
import { answerSchema, failureSchema } from '@/lib/contract/wire';
import { Failure, failureBody, type Reason, rejection } from './failure';

type Refusal = Text | Reason | Fault[];
type Described = { description: string; examples?: Record<string, Refusal> };

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

const REFUSALS: Record<Status, Described> = {
  400: { description: 'The request cannot be read', examples: { notJson: requestTexts.notJson } },
  401: {
    description: 'The bearer token is missing, unknown, expired or ended',
    examples: { unauthenticated: requestTexts.unauthenticated },
  },
  403: { description: 'The caller is not who may do this' },
  404: { description: 'There is no such thing, or it is not the caller’s' },
  409: { description: 'It contradicts what is stored' },
  413: { description: 'The body is larger than 64 KiB', examples: { tooLarge: requestTexts.tooLarge } },
  415: {
    description: 'The body is of another type than JSON',
    examples: { unsupportedType: requestTexts.unsupportedType },
  },
  422: { description: 'The input is refused: one entry in `errors` a field' },
  429: { description: 'Too many tries', examples: { tooOften: requestTexts.tooOften } },
  500: { description: 'A fault of the server’s', examples: { internal: requestTexts.internal } },
  503: { description: 'Something this needs is not there at the moment' },
};
const STATUSES = Object.keys(REFUSALS)
  .map(Number)
  .filter((status): status is Status => status in REFUSALS);

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' as const, minimum: 0 } },
};

const refusalSchema = failureSchema
  .required()
  .extend({ status: z.literal('error') })
  .openapi('Failure');

function exampleOf(status: Status, refusal: Refusal) {
  const failure = Array.isArray(refusal) ? rejection(refusal) : new Failure(status, refusal);
  return { value: failureBody(failure, 'en') };
}

function describeRefusal(status: Status, own: Record<string, Refusal> | undefined) {
  const { description, examples } = REFUSALS[status];
  const shown = Object.entries(own ?? examples ?? {});
  return {
    description,
    ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
    content: {
      'application/json': {
        schema: refusalSchema,
        examples: Object.fromEntries(shown.map(([name, refusal]) => [name, exampleOf(status, refusal)])),
      },
    },
  };
}

export function answersAs<S extends z.ZodType>(description: string, schema: S) {
  return { description, content: { 'application/json': { schema } } };
}

/** A response with `{ data, message? }`. */
export const answers = <S extends z.ZodType>(description: string, data: S) =>
  answersAs(description, answerSchema(data));

export const says = (description: string) => answersAs(description, z.object({ message: z.string() }));

/** A nullable schema. `.nullable()` would make null a part of the named schema. */
export const orNull = <S extends z.ZodType>(schema: S) => z.union([schema, z.null()]);

/** Describes the error responses of a route. Errors are thrown, so they are not part of the handler's type. */
export function refusals(...entries: (Status | Partial<Record<Status, Record<string, Refusal>>>)[]) {
  const found: Record<string, ReturnType<typeof describeRefusal>> = {};
  for (const entry of entries) {
    for (const status of STATUSES) {
      const own = typeof entry === 'number' ? undefined : entry[status];
      if (entry === status || own) found[status] = describeRefusal(status, own);
    }
  }
  return found;
}

export function jsonBody<S extends z.ZodType>(schema: S) {
  return { body: { required: true as const, content: { 'application/json': { schema } } } };
}

export const parameter = (description: string, example: string) => z.string().meta({ description, example });

export const mailTokenParams = z.object({
  token: parameter('The token of the mailed link', '9b1Xo3m0hYw7cQ2tVZk5'),
});

/** The idempotency key of a request. An empty key counts as none. */
export const idempotencySchema = z.object({
  'idempotency-key': z
    .string()
    .trim()
    .max(255)
    .optional()
    .transform((key) => key || undefined)
    .meta({ description: 'The same again says that this is a repeat of one call' }),
});

export const BEARER: { bearer: string[] }[] = [{ bearer: [] }];

export function describeRoutes<Common extends Partial<RouteConfig>>(common: Common) {
  return <
    M extends RouteConfig['method'],
    P extends string,
    Own extends Omit<RouteConfig, 'method' | 'path'>,
  >(
    method: M,
    path: P,
    operationId: string,
    own: Own,
  ) => createRoute({ ...common, method, path, operationId, ...own });
}
