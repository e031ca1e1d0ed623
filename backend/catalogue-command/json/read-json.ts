import { z } from 'zod';
import { placesOfIssue } from '@/backend/catalogue-command/fault-of-issue';
import { fileProductSchema, nameSchema } from '@/backend/catalogue-command/file-product';
import { nameProduct } from '@/backend/catalogue-command/name-product';
import type { Reading } from '@/backend/catalogue-command/reading';
import type { Fault } from '@/backend/command/fault';
import { FileFaults } from '@/backend/command/fault';
import { lineFinder } from './line-finder';

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

type FindLine = ReturnType<typeof lineFinder>;

function faultsOf(error: z.ZodError, findLine: FindLine, around: (string | number)[] = []): Fault[] {
  return error.issues.flatMap(placesOfIssue).map(({ path, text }) => ({
    line: findLine([...around, ...path]),
    field: path.join('.') || undefined,
    text,
  }));
}

function readProduct(value: unknown, index: number, findLine: FindLine) {
  const place = ['products', index];
  const { success, data, error } = fileProductSchema.safeParse(value);
  if (!success) return { faults: faultsOf(error, findLine, place) };
  const { product, fault } = nameProduct({ ...data, line: findLine(place) });
  return { product, faults: fault ? [fault] : [] };
}

/**
 * Reads the JSON format: lists of categories, variants and sizes in the order to show them, and the products.
 * @throws FileFaults when it is not JSON, or something else than a catalogue
 */
export function readJson(text: string): Reading {
  const source = text.replace(/^\ufeff/, '');
  const findLine = lineFinder(source);
  const content: unknown = JSON.parse(source);
  const { success, data, error } = fileSchema.safeParse(content);
  if (!success) throw new FileFaults(faultsOf(error, findLine));

  const read = data.products.map((value, index) => readProduct(value, index, findLine));
  return {
    wanted: {
      order: {
        categories: data.categories,
        variants: data.variants.map(({ name }) => name),
        sizes: data.sizes,
      },
      variants: data.variants.map((variant, index) => ({ ...variant, line: findLine(['variants', index]) })),
      products: read.flatMap(({ product }) => product ?? []),
    },
    faults: read.flatMap(({ faults }) => faults),
  };
}
