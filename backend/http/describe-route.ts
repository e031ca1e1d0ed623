import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import requestTexts from '@/backend/messages/request.json' with { type: 'json' };
import type { LocalizedText } from '@/backend/messages/text';
import type { ValidationError } from '@/lib/contract/validation';
import { failureSchema, responseSchema } from '@/lib/contract/wire';
import { createFailureBody, createValidationFailure, Failure, type FailureReason } from './failure';

type ErrorExample = LocalizedText | FailureReason | ValidationError[];
type ErrorDescription = { description: string; examples?: Record<string, ErrorExample> };

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

const ERRORS: Record<Status, ErrorDescription> = {
  400: { description: 'The request is malformed', examples: { notJson: requestTexts.notJson } },
  401: {
    description: 'The bearer token is missing, unknown, expired or revoked',
    examples: { unauthenticated: requestTexts.unauthenticated },
  },
  403: { description: 'The caller is not allowed to do this' },
  404: { description: 'The resource does not exist, or belongs to another customer' },
  409: { description: 'The request conflicts with the current state' },
  413: { description: 'The body is larger than 64 KiB', examples: { tooLarge: requestTexts.tooLarge } },
  415: {
    description: 'The content type of the body is not JSON',
    examples: { unsupportedType: requestTexts.unsupportedType },
  },
  422: { description: 'The input is invalid. `errors` has an entry per field' },
  429: { description: 'Too many attempts', examples: { tooOften: requestTexts.tooOften } },
  500: { description: 'Internal server error', examples: { internal: requestTexts.internal } },
  503: { description: 'A service that the request needs is unavailable' },
};
const STATUSES = Object.keys(ERRORS)
  .map(Number)
  .filter((status): status is Status => status in ERRORS);

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds until the next attempt',
    schema: { type: 'integer' as const, minimum: 0 },
  },
};

const errorSchema = failureSchema
  .required()
  .extend({ status: z.literal('error') })
  .openapi('Failure');

function createExample(status: Status, example: ErrorExample) {
  const failure = Array.isArray(example) ? createValidationFailure(example) : new Failure(status, example);
  return { value: createFailureBody(failure, 'en') };
}

function describeError(status: Status, own: Record<string, ErrorExample> | undefined) {
  const { description, examples } = ERRORS[status];
  const shown = Object.entries(own ?? examples ?? {});
  return {
    description,
    ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
    content: {
      'application/json': {
        schema: errorSchema,
        examples: Object.fromEntries(shown.map(([name, example]) => [name, createExample(status, example)])),
      },
    },
  };
}

/** Describes a response with a JSON body. */
export function describeJsonResponse<S extends z.ZodType>(description: string, schema: S) {
  return { description, content: { 'application/json': { schema } } };
}

/** Describes a response with `{ data, message? }`. */
export const describeDataResponse = <S extends z.ZodType>(description: string, data: S) =>
  describeJsonResponse(description, responseSchema(data));

/** Describes a response with `{ message }`. */
export const describeMessageResponse = (description: string) =>
  describeJsonResponse(description, z.object({ message: z.string() }));

/** Makes a schema nullable. `.nullable()` would add null to the named schema in the OpenAPI document. */
export const makeNullable = <S extends z.ZodType>(schema: S) => z.union([schema, z.null()]);

/**
 * Describes the error responses of a route. Handlers throw errors, so the type of a handler does not contain
 * them.
 */
export function describeErrorResponses(
  ...entries: (Status | Partial<Record<Status, Record<string, ErrorExample>>>)[]
) {
  const found: Record<string, ReturnType<typeof describeError>> = {};
  for (const entry of entries) {
    for (const status of STATUSES) {
      const own = typeof entry === 'number' ? undefined : entry[status];
      if (entry === status || own) found[status] = describeError(status, own);
    }
  }
  return found;
}

export function describeJsonBody<S extends z.ZodType>(schema: S) {
  return { body: { required: true as const, content: { 'application/json': { schema } } } };
}

export const describeParameter = (description: string, example: string) =>
  z.string().meta({ description, example });

export const mailTokenParams = z.object({
  token: describeParameter('The token of the link in the email', '9b1Xo3m0hYw7cQ2tVZk5'),
});

/** The header with the idempotency key. An empty key is treated as a missing key. */
export const idempotencyHeaderSchema = z.object({
  'idempotency-key': z
    .string()
    .trim()
    .max(255)
    .optional()
    .transform((key) => key || undefined)
    .meta({ description: 'A retry of a request has the same key' }),
});

export const BEARER_SECURITY: { bearer: string[] }[] = [{ bearer: [] }];

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
