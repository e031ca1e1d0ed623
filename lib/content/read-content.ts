import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type JsonPath, parseJsonWithLines } from '@/lib/json-lines';

type Issue = z.core.$ZodIssue;
type Misplaced = { path: JsonPath; text: string };

/** Removes zod's prefix from a message, such as `Invalid input: `. */
const wanted = (message: string) => message.replace(/^(Invalid|Too|Unrecognized)[^:]*: /, '');

function textOf(issue: Issue): string {
  const text = wanted(issue.message);
  return text.endsWith(', received undefined') ? `is missing: ${text.split(', ')[0]}` : text;
}

/**
 * Returns the path and message of an issue. For a union, the alternative with the fewest errors is reported.
 */
function misplacedBy(issue: Issue, around: JsonPath = []): Misplaced[] {
  const own = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const path = [...around, ...own];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], text: 'is not a field of this file' }));
  }
  if (issue.code === 'invalid_union') {
    const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
    if (nearest) return nearest.flatMap((inner) => misplacedBy(inner, path));
  }
  if (issue.code === 'invalid_key') return issue.issues.flatMap((inner) => misplacedBy(inner, path));
  return [{ path, text: textOf(issue) }];
}

/** Formats a path like code: `results[0].place`. */
const fieldOf = (path: JsonPath) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

/**
 * Parses a JSON file of `content/`.
 * @param file its path, starting with `content/`
 * @throws ContentErrors with every error: file, line, field and expected value
 */
export function parseContent<S extends z.ZodType>(file: string, written: string, schema: S): z.infer<S> {
  const { value, lineOf } = parseJsonWithLines(
    written,
    (error) => new ContentErrors([`${file}, line ${error.line}: ${error.text}`]),
  );
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;

  const errors = parsed.error.issues
    .flatMap((issue) => misplacedBy(issue))
    .map(({ path, text }) => ({ line: lineOf(path), field: fieldOf(path), text }))
    .toSorted((one, other) => one.line - other.line);
  throw new ContentErrors(
    errors.map(({ line, field, text }) => `${file}, line ${line}${field && `, ${field}`}: ${text}`),
    { cause: parsed.error },
  );
}

/**
 * Reads a file by its path in `content/`. The literal folder name makes Next.js include only that folder in
 * the build.
 */
export function readContentText(file: string): string {
  const path = join(process.cwd(), 'content', file);
  if (!existsSync(path)) throw new ContentErrors([`content/${file}: the file does not exist`]);
  return readFileSync(path, 'utf8');
}

/** Reads a JSON file by its path in `content/`. @throws ContentErrors */
export function readContent<S extends z.ZodType>(file: string, schema: S): z.infer<S> {
  return parseContent(`content/${file}`, readContentText(file), schema);
}

/**
 * Thrown if files of `content/` break the rules of docs/content.md. Each error is a line that names the file.
 */
export class ContentErrors extends Error {
  override name = 'ContentErrors';

  constructor(
    readonly errors: string[],
    options?: ErrorOptions,
  ) {
    super(errors.join('\n'), options);
  }
}

/** Reads several items and reports the errors of all of them together. @throws ContentErrors */
export function readAllContent<T>(names: readonly string[], read: (name: string) => T): T[] {
  const errors: string[] = [];
  const things = names.flatMap((name) => {
    try {
      return [read(name)];
    } catch (error) {
      if (!(error instanceof ContentErrors)) throw error;
      errors.push(...error.errors);
      return [];
    }
  });
  if (errors.length > 0) throw new ContentErrors(errors);
  return things;
}
