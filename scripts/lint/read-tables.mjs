import { readFileSync } from 'node:fs';
import { marked } from 'marked';

const codesOf = (tokens) => tokens.filter(({ type }) => type === 'codespan').map(({ text }) => text);

/**
 * The tables of a Markdown page.
 * @param {string} path
 * @returns {{ text: string, codes: string[] }[][][]} by table, row and cell: what it says, and what of it is `code`
 */
export function readTables(path) {
  const tables = marked.lexer(readFileSync(path, 'utf8')).filter(({ type }) => type === 'table');
  return tables.map(({ rows }) =>
    rows.map((cells) => cells.map(({ text, tokens }) => ({ text, codes: codesOf(tokens) }))),
  );
}
