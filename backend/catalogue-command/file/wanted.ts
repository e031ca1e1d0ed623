import { z } from 'zod';
import type { Fault } from '@/backend/command/faults';
import { PICTURE_VIEWS } from '@/backend/db/schema/catalogue';

const MAX_PRICE = 999_999_999_999;
const MAX_STOCK = 1_000_000;
const MAX_NAME = 200;
const MAX_TEXT = 20_000;
const MAX_ADDRESS = 2_000;

/** Control characters and lone surrogates. */
const UNSHOWABLE = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

function textSchema(max: number) {
  return z
    .string({ error: 'must be text' })
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim().normalize('NFC'))
    .max(max, `is longer than ${max} characters`)
    .refine((text) => !UNSHOWABLE.test(text), 'holds a character that cannot be shown');
}

export const nameSchema = textSchema(MAX_NAME)
  .min(1, 'is missing')
  .refine((text) => !/[\n\t]/.test(text), 'must be one line');

function numberSchema(what: string, max: number) {
  return z
    .number({
      error: ({ input }) => (input === '' ? 'is missing' : `${JSON.stringify(input)} is not ${what}`),
    })
    .int(`must be ${what}`)
    .min(0, 'must not be below 0')
    .max(max, `must not be above ${max}`);
}

const priceSchema = numberSchema('a price: write whole rupiah, such as 1250000 or 1.250.000', MAX_PRICE);
const stockSchema = numberSchema('a number of pieces, such as 12', MAX_STOCK);

const dateSchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: ({ input }) => `${JSON.stringify(input)} is not a date, such as 2025-02-03`,
  })
  .transform((text) => new Date(text).toISOString());

const optionalName = nameSchema.nullish();
const pictureSchema = textSchema(MAX_ADDRESS).min(1, 'is missing').nullish();
const wordsShape = {
  colour: textSchema(MAX_NAME).optional(),
  description: textSchema(MAX_TEXT).optional(),
};
const translationSchema = z.strictObject(wordsShape, 'must be an object with colour and description');

/** A product of a file, in the shape of the JSON one. Absent: as it is; null: none. */
export const productSchema = z.strictObject(
  {
    id: nameSchema.optional(),
    name: nameSchema.optional(),
    price: priceSchema.optional(),
    ...wordsShape,
    translations: z
      .strictObject({ id: translationSchema.optional() }, 'must be an object with words by language')
      .optional(),
    category: optionalName,
    variant: optionalName,
    isFeatured: z.boolean({ error: 'write yes or no (true or false in JSON)' }).optional(),
    images: z
      .partialRecord(z.enum(PICTURE_VIEWS), pictureSchema, 'must be an object with pictures by view')
      .optional(),
    createdAt: dateSchema.optional(),
    /** Pieces by size; null takes the size out of the shop. */
    stock: z.record(nameSchema, stockSchema.nullable(), 'must be an object with pieces by size').optional(),
  },
  'must be a product, an object with its fields',
);

/** Where in the file a product stands, and which of its fields are invalid: nothing is concluded from their absence. */
type Read = z.infer<typeof productSchema> & { line: number; unread?: ReadonlySet<string> };

/** A product as a file wants it; what is undefined stays as it is. */
export type WantedProduct = Read & { id: string };

/** What a file asks for, whatever its format. What it does not name is not touched. */
export type WantedCatalogue = {
  /** In which order to show them; empty where the format does not say. */
  order: { categories: string[]; variants: string[]; sizes: string[] };
  variants: { name: string; isMen: boolean; line: number }[];
  products: WantedProduct[];
};

export type Reading = { wanted: WantedCatalogue; faults: Fault[] };

/** Gives a product its id: the one it has, else its name. An invalid one is a fault already. */
export function identify(product: Read): { product?: WantedProduct; faults: Fault[] } {
  const { id = product.name, line, unread } = product;
  if (unread?.has('id') || (id === undefined && unread?.has('name'))) return { faults: [] };
  if (id !== undefined) return { product: { ...product, id }, faults: [] };
  return { faults: [{ line, field: 'id', text: 'is missing, and so is the name' }] };
}

type Issue = { path: (string | number)[]; text: string };

function issuesOf(issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], text: 'is no field of a catalogue' }));
  }
  // What is wrong with a record's key is told by the issues of the key.
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ path, text: message }));
  return [{ path, text: issue.message }];
}

const objectSchema = z.record(z.string(), z.unknown());

/** Parses an object without its invalid fields, so that one fault hides no other. */
export function readValidFields<S extends z.ZodType>(schema: S, value: unknown) {
  const { data, error } = schema.safeParse(value);
  const issues = error?.issues.flatMap(issuesOf) ?? [];
  const unread = new Set(issues.map(({ path }) => String(path[0])));
  const fields = objectSchema.safeParse(value).data;
  if (!error || !fields) return { data, issues, unread };
  const valid = Object.entries(fields).filter(([key]) => !unread.has(key));
  return { data: schema.safeParse(Object.fromEntries(valid)).data, issues, unread };
}
