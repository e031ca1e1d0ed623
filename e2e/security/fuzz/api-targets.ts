import type fc from 'fast-check';
import { z } from 'zod';
import { failureSchema } from '@/backend/test/failure-shape';
import { createSchemaArbitrary, type KnownFieldValues } from './from-schema';
import type { FuzzResponse, FuzzTarget } from './requests';

const contentSchema = z.object({ 'application/json': z.object({ schema: z.unknown() }).optional() });
const operationSchema = z.looseObject({
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });
type Operation = z.infer<typeof operationSchema>;

/** Statuses that every call may return, even if the OpenAPI document does not list them for it. */
const COMMON = [400, 401, 404, 405, 413, 415, 422];

function findSchemaError(schema: z.ZodType, text: string): string | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? undefined : `not the contract's shape: ${z.prettifyError(parsed.error)}`;
  } catch {
    return 'not JSON';
  }
}

/** Checks a response against the API's OpenAPI document: its statuses and schemas. */
function judgeBy({ responses }: Operation) {
  const shapes = new Map<number, z.ZodType>();
  for (const [status, { content }] of Object.entries(responses)) {
    const schema = content?.['application/json']?.schema;
    if (schema) shapes.set(Number(status), z.fromJSONSchema(z.record(z.string(), z.any()).parse(schema)));
  }
  return ({ status, text }: FuzzResponse): string | undefined => {
    if (status === 500) return 'an internal error';
    if (!(String(status) in responses) && !COMMON.includes(status))
      return `status ${status} is not in the OpenAPI document`;
    if (status >= 400) return findSchemaError(failureSchema, text);
    const shape = shapes.get(status);
    return shape && findSchemaError(shape, text);
  };
}

const referenceSchema = z.object({ $ref: z.string() });
const nodeSchema = z.record(z.string(), z.unknown());

/** Replaces references in the document by the schemas they refer to. */
function withoutReferences(node: unknown, document: unknown): unknown {
  const reference = referenceSchema.safeParse(node);
  if (reference.success) {
    const path = reference.data.$ref.replace('#/', '').split('/');
    const named = path.reduce((inner, key) => nodeSchema.parse(inner)[key], document);
    return withoutReferences(named, document);
  }
  if (Array.isArray(node)) return node.map((entry) => withoutReferences(entry, document));
  const parts = nodeSchema.safeParse(node);
  if (!parts.success) return node;
  return Object.fromEntries(
    Object.entries(parts.data).map(([key, value]) => [key, withoutReferences(value, document)]),
  );
}

type Facts = { known: KnownFieldValues; parts: fc.Arbitrary<string>; caller: FuzzTarget['caller'] };

/** Lists the calls of the OpenAPI document. */
export async function listApiFuzzTargets(site: string, facts: Facts): Promise<FuzzTarget[]> {
  const described: unknown = await (await fetch(`${site}/openapi.json`)).json();
  const document = documentSchema.parse(withoutReferences(described, described));
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      return {
        ...facts,
        site,
        path,
        method: method.toUpperCase(),
        body: schema === undefined ? undefined : createSchemaArbitrary(schema, facts.known),
        judge: judgeBy(operation),
      };
    }),
  );
}
