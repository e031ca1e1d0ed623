import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Node = Record<string, unknown>;

/** A type's own properties and the types it has more of. */
type Shape = { parents: string[]; properties: Set<string> };

/**
 * schema.org's vocabulary. The site itself cannot be asked here, and its published file is on no registry; but the
 * types of `schema-dts` are generated from it, whole and in one regular form, so they are read as a table.
 */
export type Vocabulary = { typeOf: Map<string, string>; shapes: Map<string, Shape>; terms: Set<string> };

const INTERFACE = /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
const PROPERTY = /^ {4}"([^"@]+)"\?:/gm;
const TYPE_NAME = /^ {4}"@type": "([^"]+)"/m;

/** Reads the vocabulary out of the package's declarations. */
export async function readVocabulary(): Promise<Vocabulary> {
  const folder = join(createRequire(import.meta.url).resolve('schema-dts'), '..');
  const source = await readFile(join(folder, 'schema.d.ts'), 'utf8');
  const shapes = new Map<string, Shape>();
  const typeOf = new Map<string, string>();

  for (const [, name = '', parents = '', body = ''] of source.matchAll(INTERFACE)) {
    const properties = new Set([...body.matchAll(PROPERTY)].map(([, property = '']) => property));
    shapes.set(name, { parents: parents.split(/,\s*/), properties });
    const type = TYPE_NAME.exec(body)?.[1];
    if (type) typeOf.set(type, name);
  }
  const named = [...source.matchAll(/"https:\/\/schema\.org\/(\w+)"/g)].map(([, term = '']) => term);
  const properties = [...shapes.values()].flatMap((shape) => [...shape.properties]);
  return { typeOf, shapes, terms: new Set([...named, ...properties, ...typeOf.keys()]) };
}

function hasProperty(shapes: Vocabulary['shapes'], name: string, property: string): boolean {
  const shape = shapes.get(name);
  if (!shape) return false;
  return (
    shape.properties.has(property) || shape.parents.some((parent) => hasProperty(shapes, parent, property))
  );
}

/** `query-input` says what the `query` of an action takes (schema.org, Actions). */
const plainName = (property: string) => (/-(input|output)$/.test(property) ? undefined : property);

function faultsOfValue(vocabulary: Vocabulary, value: unknown, path: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => faultsOfValue(vocabulary, one, `${path}[${index}]`));
  if (typeof value === 'object' && value !== null)
    return vocabularyFaults(vocabulary, Object.fromEntries(Object.entries(value)), path);
  const term = typeof value === 'string' && /^https?:\/\/schema\.org\/(\w+)$/.exec(value)?.[1];
  return term && !vocabulary.terms.has(term) ? [`${path}: schema.org has no ${term}`] : [];
}

/** What in a node, and in all it holds, schema.org does not know. */
export function vocabularyFaults(vocabulary: Vocabulary, node: Node, path = ''): string[] {
  const { '@type': type, '@id': id, '@context': _, ...rest } = node;
  if (type === undefined) {
    const isReference = typeof id === 'string' && Object.keys(rest).length === 0;
    return isReference ? [] : [`${path}: no @type`];
  }
  const shape = vocabulary.typeOf.get(String(type));
  if (!shape) return [`${path}: schema.org has no type ${String(type)}`];

  return Object.entries(rest).flatMap(([property, value]) => {
    const name = plainName(property);
    const here = `${path}/${String(type)}.${property}`;
    if (name && !hasProperty(vocabulary.shapes, shape, name)) return [`${here}: no such property`];
    return faultsOfValue(vocabulary, value, here);
  });
}
