import { z } from 'zod';
import { type Fault, FileFaults } from '@/backend/command/faults';
import { type Place, readJsonLines } from '@/lib/json-lines';
import { identify, nameSchema, productSchema, type Reading, readValidFields } from './wanted';

const nameList = z
  .array(nameSchema)
  .refine((names) => new Set(names).size === names.length, 'names something twice')
  .default([]);

const fileSchema = z.strictObject(
  {
    categories: nameList,
    variants: z
      .array(z.strictObject({ name: nameSchema, isMen: z.boolean('must be true or false') }))
      .default([]),
    sizes: nameList,
    products: z.array(z.unknown(), 'must be a list of products'),
  },
  'must be an object with a list of products',
);

/** Reads the JSON format. @throws FileFaults when it is not JSON, or something else than a catalogue */
export function readJson(text: string): Reading {
  const { value: source, lineOf } = readJsonLines(text, (fault) => new FileFaults([fault]));

  function readPart<S extends z.ZodType>(schema: S, value: unknown, around: Place) {
    const { data, issues, unread } = readValidFields(schema, value);
    const faults = issues.map(({ path, text: fault }): Fault => {
      return { line: lineOf([...around, ...path]), field: path.join('.') || undefined, text: fault };
    });
    return { data, faults, ...(unread.size > 0 && { unread }) };
  }

  function readProduct(value: unknown, index: number) {
    const place = ['products', index];
    const { data, faults, ...invalid } = readPart(productSchema, value, place);
    if (!data) return { faults };
    const named = identify({ ...data, line: lineOf(place), ...invalid });
    return { product: named.product, faults: [...faults, ...named.faults] };
  }

  const { data, faults } = readPart(fileSchema, source, []);
  if (!data) throw new FileFaults(faults);
  const { categories, variants, sizes } = data;
  const products = data.products.map(readProduct);
  return {
    wanted: {
      order: { categories, variants: variants.map(({ name }) => name), sizes },
      variants: variants.map((variant, index) => ({ ...variant, line: lineOf(['variants', index]) })),
      products: products.flatMap(({ product }) => product ?? []),
    },
    faults: [...faults, ...products.flatMap((one) => one.faults)],
  };
}
