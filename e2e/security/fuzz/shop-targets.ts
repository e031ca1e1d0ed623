import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseFileSync } from '@swc/core';
import fc from 'fast-check';
import { z } from 'zod';
import { REPOSITORY_FOLDER } from '@/e2e/support/servers/environments';
import * as account from '@/lib/contract/account';
import { cartAdditionRequestSchema, lineChangeSchema } from '@/lib/contract/cart';
import { catalogRequestSchema, subscriptionSchema } from '@/lib/contract/lead';
import { checkoutSchema } from '@/lib/contract/order';
import { revalidationSchema } from '@/lib/contract/revalidation';
import { webVitalsSchema } from '@/lib/contract/vitals';
import { STATUS_BY_ERROR_CODE } from '@/lib/errors/api-error';
import { createSchemaArbitrary, type KnownFieldValues } from './from-schema';
import type { FuzzRequest, FuzzResponse, FuzzTarget } from './requests';

/** Schemas of request bodies, by path. */
const BODIES: Record<string, z.ZodType> = {
  '/api/cart/add': cartAdditionRequestSchema,
  '/api/cart/items/{id}': lineChangeSchema,
  '/api/catalog/request': catalogRequestSchema,
  '/api/checkout': checkoutSchema,
  '/api/newsletter/subscribe': subscriptionSchema,
  '/api/revalidate': revalidationSchema,
  '/api/users/login': account.credentialsSchema,
  '/api/users/password': account.passwordChangeSchema,
  '/api/users/password/forgot': account.mailRequestSchema,
  '/api/users/password/reset/{token}': account.passwordResetSchema,
  '/api/users/profile': account.profileChangesSchema,
  '/api/users/register': account.registrationSchema,
  '/api/users/resend-verification': account.mailRequestSchema,
  '/api/users/verify-email/{token}': account.verificationSchema,
  '/api/vitals': webVitalsSchema,
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const successShape = z.looseObject({ data: z.unknown() }).refine((body) => 'data' in body);
const failureShape = z.object({
  status: z.literal('error'),
  code: z.enum(Object.keys(STATUS_BY_ERROR_CODE)),
  message: z.string().min(1),
  errors: z.array(z.object({ msg: z.string().min(1), path: z.string().optional() })),
});

const bodyRead = z.object({
  type: z.literal('MemberExpression'),
  property: z.object({ value: z.literal('readBody') }),
});

/** Finds out from the syntax tree whether a handler reads a body. */
function readsBody(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return bodyRead.safeParse(node).success || Object.values(node).some(readsBody);
}

/** Lists the addresses of all handlers. Throws when the schema of a body is missing above. */
function paths(): string[] {
  const files = readdirSync(join(REPOSITORY_FOLDER, 'app/api'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('/route.ts') && !file.includes('[['))
    .map((file) => {
      const path = `/api/${file.replace(/\/route\.ts$/, '').replace(/\[(\w+)\]/g, '{$1}')}`;
      const tree = parseFileSync(join(REPOSITORY_FOLDER, 'app/api', file), { syntax: 'typescript' });
      if (readsBody(tree) && !BODIES[path]) throw new Error(`BODIES has no schema for ${path}`);
      return path;
    });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function judgeBody({ status, text }: FuzzResponse, { method }: FuzzRequest): string | undefined {
  const isBare = method === 'HEAD' || status === 204 || status === 303;
  if (isBare) return text === '' ? undefined : 'an unexpected body';
  const shape = status < 300 ? successShape : failureShape;
  const result = shape.safeParse(parsed(text));
  return result.success ? undefined : `not the contract's shape: ${z.prettifyError(result.error)}`;
}

/**
 * This route passes on the product API's response unchanged, so the body need not follow the storefront's
 * contract.
 */
const NOTIFICATION = '/api/transactions/notification';

/** Returns how a response violates the contract, or undefined. */
function findViolation(response: FuzzResponse, call: FuzzRequest): string | undefined {
  if (response.status >= 500) return 'a server error';
  return new URL(call.url).pathname === NOTIFICATION ? undefined : judgeBody(response, call);
}

type Facts = { known: KnownFieldValues; parts: fc.Arbitrary<string>; caller: FuzzTarget['caller'] };

/** Lists every handler with every method, and addresses without a handler. */
export function listShopFuzzTargets(site: string, facts: Facts): FuzzTarget[] {
  return [...paths(), '/api/{a}', '/api/{a}/{b}'].flatMap((path) =>
    METHODS.map((method) => {
      const schema = BODIES[path];
      const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      const body = json ? createSchemaArbitrary(json, facts.known) : fc.constant({});
      return { ...facts, site, path, method, body, judge: findViolation };
    }),
  );
}
