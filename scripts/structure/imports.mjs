import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from '@swc/core';

const MODULE = /\.(ts|tsx|mjs)$/;
const NOT_PRODUCTION = /(^(e2e|bench)\/|\.test\.|\/testing\/|^scripts\/(jest|lint)\/|^backend\/test\/)/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/**
 * @typedef {object} Import
 * @property {string} from the importing module, a path from the repository's root
 * @property {string} to a path from the root, or the name of a package
 * @property {boolean} isType nothing of it is left at run time
 */

export function listFiles() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(path));
}

/** @param {string} path */
export const isProduction = (path) => !NOT_PRODUCTION.test(path);

/** @param {string} path */
export const isModule = (path) => MODULE.test(path) && !path.endsWith('.d.ts');

function resolve(from, specifier) {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.') && posix.join(posix.dirname(from), specifier);
  if (!path) return specifier;
  return ENDINGS.map((ending) => path + ending).find((each) => MODULE.test(each) && existsSync(each)) ?? path;
}

function dynamicImports(node, found = []) {
  if (Array.isArray(node)) for (const each of node) dynamicImports(each, found);
  else if (node && typeof node === 'object') {
    const [argument] = node.type === 'CallExpression' && node.callee.type === 'Import' ? node.arguments : [];
    if (argument?.expression.type === 'StringLiteral') found.push(argument.expression.value);
    for (const value of Object.values(node)) dynamicImports(value, found);
  }
  return found;
}

const isTypeOnly = ({ typeOnly, specifiers }) =>
  typeOnly === true || (specifiers?.length > 0 && specifiers.every((each) => each.isTypeOnly));

/**
 * The imports of one module, re-exports and `import()` included.
 * @param {string} from
 * @param {string} [source] its text, read from disk unless given
 * @returns {Import[]}
 */
export function importsOf(from, source = readFileSync(join(process.cwd(), from), 'utf8')) {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: from.endsWith('.tsx') });
  const declared = body
    .filter((statement) => statement.source)
    .map((statement) => ({
      from,
      to: resolve(from, statement.source.value),
      isType: isTypeOnly(statement),
    }));
  const later = dynamicImports(body).map((specifier) => ({
    from,
    to: resolve(from, specifier),
    isType: false,
  }));
  return [...declared, ...later];
}
