import { parseSync } from '@swc/core';

function* nodesOf(node) {
  if (Array.isArray(node)) for (const each of node) yield* nodesOf(each);
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
  if (typeof node.type === 'string') yield node;
  for (const value of Object.values(node)) yield* nodesOf(value);
}

const isNamed = (node, name) => node?.type === 'Identifier' && node.value === name;

/** `describe.each(LOCALES)` */
function isForEachLocale({ type, callee, arguments: given }) {
  return (
    type === 'CallExpression' &&
    callee.type === 'MemberExpression' &&
    isNamed(callee.object, 'describe') &&
    isNamed(callee.property, 'each') &&
    isNamed(given[0]?.expression, 'LOCALES')
  );
}

/**
 * What a test file says, from its syntax tree.
 * @param {string} source TypeScript
 * @param {boolean} tsx whether it has elements: a generic arrow function reads like one
 * @returns {{ inBothLanguages: string[], texts: string[] }} titles of the suites that run for each of LOCALES; every text
 */
export function readTest(source, tsx = true) {
  const nodes = [...nodesOf(parseSync(source, { syntax: 'typescript', tsx }))];
  const suites = nodes.filter(({ type, callee }) => type === 'CallExpression' && isForEachLocale(callee));
  return {
    inBothLanguages: suites.map((suite) => suite.arguments[0]?.expression.value),
    texts: nodes.flatMap(({ type, value, cooked }) => {
      if (type === 'StringLiteral') return [value];
      return type === 'TemplateElement' ? [cooked] : [];
    }),
  };
}
