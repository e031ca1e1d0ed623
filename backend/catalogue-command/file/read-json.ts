import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { z } from 'zod';
import { type Fault, FileFaults } from '@/backend/command/fault';
import { readValidFields } from './read-valid-fields';
import { identify, nameSchema, productSchema, type Reading } from './wanted';

type Path = (string | number)[];

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

/** The line (from 1) in which a character stands. */
function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** A parser's error code in words: `CommaExpected` becomes `comma expected`. */
const inWords = (code: string) => code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/**
 * Finds where everything stands in a JSON text.
 * @returns the line of the value at a path, or of the nearest one around it
 * @throws FileFaults when it is not JSON
 */
function lineFinder(text: string): (path: Path) => number {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) {
    const fault = `is not JSON: ${inWords(printParseErrorCode(first.error))}`;
    throw new FileFaults([{ line: lineAt(text, first.offset), text: fault }]);
  }
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = root && findNodeAtLocation(root, path.slice(0, length));
      if (node) return lineAt(text, node.offset);
    }
    return 1;
  };
}

/**
 * Reads the JSON format: lists of categories, variants and sizes in the order to show them, and the products.
 * @throws FileFaults when it is not JSON, or something else than a catalogue
 */
export function readJson(text: string): Reading {
  const source = text.replace(/^\ufeff/, '');
  const lineOf = lineFinder(source);

  function readPart<S extends z.ZodType>(schema: S, value: unknown, around: Path) {
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

  const { data, faults } = readPart(fileSchema, JSON.parse(source), []);
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
