import fc from 'fast-check';
import { z } from 'zod';

const schemaShape = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
});

/** Valid values of some fields, by name. */
export type KnownFieldValues = Record<string, fc.Arbitrary<unknown>>;

const TEXT_MOST = 300;

function textOf({ format, minLength = 0, maxLength = TEXT_MOST }: z.infer<typeof schemaShape>) {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri') return fc.webUrl();
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + TEXT_MOST) });
}

/** Generates values of a JSON schema, half of the time with known values for the fields that have them. */
export function createSchemaArbitrary(given: unknown, known: KnownFieldValues = {}): fc.Arbitrary<unknown> {
  const schema = schemaShape.parse(given);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => createSchemaArbitrary(one, known)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => createSchemaArbitrary({ ...schema, type }, known)));
  const { minimum = 0, maximum = 1_000 } = schema;
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
        const byRule = createSchemaArbitrary(field, known);
        return [name, known[name] ? fc.oneof(known[name], byRule) : byRule] as const;
      });
      const requiredKeys = fields.map(([name]) => name).filter((name) => schema.required?.includes(name));
      return fc.record(Object.fromEntries(fields), { requiredKeys });
    }
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -1_000), max: Math.min(maximum, 1_000) });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue();
  }
}
