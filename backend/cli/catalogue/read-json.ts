import { z } from 'zod';
import { FileError, type FileProblem } from '@/backend/cli/files';
import { type JsonPath, parseJsonWithLines } from '@/lib/json-lines';
import {
  addProductId,
  nameSchema,
  type ParsedCatalogueFile,
  parseValidFields,
  productSchema,
} from './file-schema';

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

/** Parses a catalogue in JSON. @throws FileError if the text is invalid JSON or not a catalogue */
export function parseCatalogueJson(text: string): ParsedCatalogueFile {
  const { value: source, lineOf } = parseJsonWithLines(text, (problem) => new FileError([problem]));

  function readPart<S extends z.ZodType>(schema: S, value: unknown, around: JsonPath) {
    const { data, issues, unread } = parseValidFields(schema, value);
    const problems = issues.map(({ path, text: problem }): FileProblem => {
      return { line: lineOf([...around, ...path]), field: path.join('.') || undefined, text: problem };
    });
    return { data, problems, ...(unread.size > 0 && { unread }) };
  }

  function readProduct(value: unknown, index: number) {
    const place = ['products', index];
    const { data, problems, ...invalid } = readPart(productSchema, value, place);
    if (!data) return { problems };
    const named = addProductId({ ...data, line: lineOf(place), ...invalid });
    return { product: named.product, problems: [...problems, ...named.problems] };
  }

  const { data, problems } = readPart(fileSchema, source, []);
  if (!data) throw new FileError(problems);
  const { categories, variants, sizes } = data;
  const products = data.products.map(readProduct);
  return {
    wanted: {
      order: { categories, variants: variants.map(({ name }) => name), sizes },
      variants: variants.map((variant, index) => ({ ...variant, line: lineOf(['variants', index]) })),
      products: products.flatMap(({ product }) => product ?? []),
    },
    problems: [...problems, ...products.flatMap((one) => one.problems)],
  };
}
