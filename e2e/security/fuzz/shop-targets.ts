import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseFileSync } from '@swc/core';
import fc from 'fast-check';
import { z } from 'zod';
import { ROOT } from '@/e2e/support/servers/environments';
import * as account from '@/lib/contract/account';
import { cartAdditionSchema, lineChangeSchema } from '@/lib/contract/cart';
import { catalogRequestSchema, subscriptionSchema } from '@/lib/contract/lead';
import { checkoutSchema } from '@/lib/contract/order';
import { revalidationSchema } from '@/lib/contract/revalidation';
import { vitalsSchema } from '@/lib/contract/vitals';
import { STATUS_OF } from '@/lib/errors/api-error';
import type { Answer, Call, Target } from './call';
import { fromSchema, type Known } from './from-schema';

/** The bodies that handlers want, by path. */
const BODIES: Record<string, z.ZodType> = {
  '/api/cart/add': cartAdditionSchema,
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
  '/api/vitals': vitalsSchema,
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const successShape = z.looseObject({ data: z.unknown() }).refine((body) => 'data' in body);
const failureShape = z.object({
  status: z.literal('error'),
  code: z.enum(Object.keys(STATUS_OF)),
  message: z.string().min(1),
  errors: z.array(z.object({ msg: z.string().min(1), path: z.string().optional() })),
});

/** An upstream's failures: it runs beside us, so there is none. */
const FAILURES = 500;

const bodyRead = z.object({
  type: z.literal('MemberExpression'),
  property: z.object({ value: z.literal('readBody') }),
});

/** Whether a handler reads a body, by its syntax tree. */
function readsBody(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return bodyRead.safeParse(node).success || Object.values(node).some(readsBody);
}

/** @throws Error when a handler wants a body that is not known here */
function paths(): string[] {
  const files = readdirSync(join(ROOT, 'app/api'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('/route.ts') && !file.includes('[['))
    .map((file) => {
      const path = `/api/${file.replace(/\/route\.ts$/, '').replace(/\[(\w+)\]/g, '{$1}')}`;
      const tree = parseFileSync(join(ROOT, 'app/api', file), { syntax: 'typescript' });
      if (readsBody(tree) && !BODIES[path]) throw new Error(`What body does ${path} want? Say so in BODIES.`);
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

function judgeBody({ status, type, text }: Answer, { method }: Call): string | undefined {
  const isBare = method === 'HEAD' || status === 204 || status === 303;
  if (isBare) return text === '' ? undefined : 'a body where none belongs';
  if (status < 300 && type.startsWith('application/pdf')) return undefined;
  const shape = status < 300 ? successShape : failureShape;
  const result = shape.safeParse(parsed(text));
  return result.success ? undefined : `not the contract's shape: ${z.prettifyError(result.error)}`;
}

/** The product API's answer is passed back to the payment provider as it stands. */
const PASSED_BACK = '/api/transactions/notification';

function judge(answer: Answer, call: Call): string | undefined {
  const isPassedBack = new URL(call.url).pathname === PASSED_BACK && answer.status < FAILURES;
  if (isPassedBack) return undefined;
  return answer.status >= FAILURES ? 'a failure while everything works' : judgeBody(answer, call);
}

type Facts = { known: Known; parts: fc.Arbitrary<string>; caller: Target['caller'] };

/** Every handler of the storefront with every method, and addresses that are none. @param site where it is */
export function shopTargets(site: string, facts: Facts): Target[] {
  return [...paths(), '/api/{a}', '/api/{a}/{b}'].flatMap((path) =>
    METHODS.map((method) => {
      const schema = BODIES[path];
      const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      const body = json ? fromSchema(json, facts.known) : fc.constant({});
      return { ...facts, site, path, method, body, judge };
    }),
  );
}
