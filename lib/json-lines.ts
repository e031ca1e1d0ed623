import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

export type JsonPath = (string | number)[];

/** Formats a parser's error code as words: `CommaExpected` becomes `comma expected`. */
const inWords = (code: string) => code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/**
 * Parses a JSON text. `lineOf` returns the line of the value at a path. If there is no such value, it returns
 * the line of the nearest value around the path.
 * @throws the result of `createError` for a text that is not JSON
 */
export function parseJsonWithLines(
  written: string,
  createError: (problem: { line: number; text: string }) => Error,
) {
  const text = written.replace(/^\ufeff/, '');
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });

  function lineAt(offset: number): number {
    let line = 1;
    for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
    return line;
  }

  function lineOf(path: JsonPath): number {
    const node = root && findNodeAtLocation(root, path);
    if (node) return lineAt(node.offset);
    return path.length > 1 ? lineOf(path.slice(0, -1)) : 1;
  }

  const [broken] = errors;
  if (broken) {
    const text = `is not JSON: ${inWords(printParseErrorCode(broken.error))}`;
    throw createError({ line: lineAt(broken.offset), text });
  }
  return { value: JSON.parse(text) as unknown, lineOf };
}
