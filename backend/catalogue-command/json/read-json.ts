import { z } from 'zod';
import { readWhatCan } from '@/backend/catalogue-command/fault-of-issue';
import { fileProductSchema, nameSchema } from '@/backend/catalogue-command/file-product';
import { nameProduct } from '@/backend/catalogue-command/name-product';
import type { Reading } from '@/backend/catalogue-command/reading';
import { type Fault, FileFaults } from '@/backend/command/fault';
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

/** Reads a part of the file, and tells what is wrong with it. @param around where it stands */
function readPart<S extends z.ZodType>(
  schema: S,
  value: unknown,
  findLine: FindLine,
  around: (string | number)[] = [],
) {
  const { data, faults, unread } = readWhatCan(schema, value);
  const placed = faults.map(
    ({ path, text }): Fault => ({
      line: findLine([...around, ...path]),
      field: path.join('.') || undefined,
      text,
    }),
  );
  return { data, faults: placed, unread };
}

function readProduct(value: unknown, index: number, findLine: FindLine) {
  const place = ['products', index];
  const { data, faults, unread } = readPart(fileProductSchema, value, findLine, place);
  if (!data) return { faults };
  const line = findLine(place);
  const { product, fault } = nameProduct({ ...data, line, ...(unread.size > 0 && { unread }) });
  return { product, faults: fault ? [...faults, fault] : faults };
}

/**
 * Reads the JSON format: lists of categories, variants and sizes in the order to show them, and the products.
 * @throws FileFaults when it is not JSON, or something else than a catalogue
 */
export function readJson(text: string): Reading {
  const source = text.replace(/^\ufeff/, '');
  const findLine = lineFinder(source);
  const content: unknown = JSON.parse(source);
  const { data, faults } = readPart(fileSchema, content, findLine);
  if (!data) throw new FileFaults(faults);

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
    faults: [...faults, ...read.flatMap((one) => one.faults)],
  };
}
