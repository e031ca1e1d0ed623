import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { FileFaults } from '@/backend/command/fault';

/** Answers the line (from 1) in which a character stands. */
function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** What a parser's error code says, in words: `CommaExpected` becomes `comma expected`. */
const inWords = (code: string) => code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

function faultOf(text: string, { error, offset }: ParseError) {
  return { line: lineAt(text, offset), text: `is not JSON: ${inWords(printParseErrorCode(error))}` };
}

/**
 * Reads where everything stands in a JSON text.
 * @returns the line of the value at a path, or of the nearest one around it
 * @throws FileFaults when it is not JSON
 */
export function lineFinder(text: string): (path: (string | number)[]) => number {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) throw new FileFaults([faultOf(text, first)]);

  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = root && findNodeAtLocation(root, path.slice(0, length));
      if (node) return lineAt(text, node.offset);
    }
    return 1;
  };
}
