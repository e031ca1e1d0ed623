import { z } from 'zod';
import type { FileProblem } from '@/backend/cli/files';
import { PICTURE_VIEWS } from '@/backend/db/schema/catalogue';

const MAX_PRICE = 999_999_999_999;
const MAX_STOCK = 1_000_000;
const MAX_NAME = 200;
const MAX_TEXT = 20_000;
const MAX_ADDRESS = 2_000;

/** Control characters (except line feed and tab) and lone surrogates, which text must not contain. */
const UNSHOWABLE = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

function textSchema(max: number) {
  return z
    .string({ error: 'must be text' })
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim().normalize('NFC'))
    .max(max, `is longer than ${max} characters`)
    .refine((text) => !UNSHOWABLE.test(text), 'contains a character that cannot be displayed');
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
    .min(0, 'must be at least 0')
    .max(max, `must be at most ${max}`);
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

/** A product in a JSON file. An absent field keeps its stored value; null removes the value. */
export const productSchema = z.strictObject(
  {
    id: nameSchema.optional(),
    name: nameSchema.optional(),
    price: priceSchema.optional(),
    ...wordsShape,
    translations: z
      .strictObject({ id: translationSchema.optional() }, 'must be an object with texts by language')
      .optional(),
    category: optionalName,
    variant: optionalName,
    isFeatured: z.boolean({ error: 'write yes or no (true or false in JSON)' }).optional(),
    images: z
      .partialRecord(z.enum(PICTURE_VIEWS), pictureSchema, 'must be an object with pictures by view')
      .optional(),
    createdAt: dateSchema.optional(),
    /** Pieces by size. Null removes the size from the shop. */
    stock: z.record(nameSchema, stockSchema.nullable(), 'must be an object with pieces by size').optional(),
  },
  'must be a product, an object with its fields',
);

/**
 * A product with its line. `unread` names the invalid fields: they are absent from the product, but have been
 * reported as problems and must not be treated as unchanged.
 */
type Read = z.infer<typeof productSchema> & { line: number; unread?: ReadonlySet<string> };

/** A product of a file. Undefined fields keep their stored values. */
export type ImportedProduct = Read & { id: string };

/** The content of a CSV or JSON file. Everything that is not in the file stays unchanged. */
export type ImportedCatalogue = {
  /** The display order of names. A list is empty if the file does not define the order of these names. */
  order: { categories: string[]; variants: string[]; sizes: string[] };
  variants: { name: string; isMen: boolean; line: number }[];
  products: ImportedProduct[];
};

export type ParsedCatalogueFile = { wanted: ImportedCatalogue; problems: FileProblem[] };

/**
 * Sets the id of a product without an id to its name. Reports a product with neither, unless the invalid
 * field has been reported already.
 */
export function addProductId(product: Read): { product?: ImportedProduct; problems: FileProblem[] } {
  const { id = product.name, line, unread } = product;
  if (unread?.has('id') || (id === undefined && unread?.has('name'))) return { problems: [] };
  if (id !== undefined) return { product: { ...product, id }, problems: [] };
  return { problems: [{ line, field: 'id', text: 'is missing, and so is the name' }] };
}

type Issue = { path: (string | number)[]; text: string };

function issuesOf(issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], text: 'is not a field of a catalogue' }));
  }
  // Zod nests the messages about an invalid record key in separate issues.
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ path, text: message }));
  return [{ path, text: issue.message }];
}

const objectSchema = z.record(z.string(), z.unknown());

/**
 * Parses an object and leaves out its invalid fields, so that all problems of a file are reported together.
 */
export function parseValidFields<S extends z.ZodType>(schema: S, value: unknown) {
  const { data, error } = schema.safeParse(value);
  const issues = error?.issues.flatMap(issuesOf) ?? [];
  const unread = new Set(issues.map(({ path }) => String(path[0])));
  const fields = objectSchema.safeParse(value).data;
  if (!error || !fields) return { data, issues, unread };
  const valid = Object.entries(fields).filter(([key]) => !unread.has(key));
  return { data: schema.safeParse(Object.fromEntries(valid)).data, issues, unread };
}
