// House rules of style sheets, tried with modules that break them.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import stylelint from 'stylelint';

const BROKEN = {
  'max-nesting-depth': '.a { .b { .c { .d { color: inherit; } } } }',
  'selector-max-type': '.a { button { color: inherit; } }',
  'selector-max-id': '#a { color: inherit; }',
  'selector-class-pattern': '.not-camel { color: inherit; }',
  'color-no-hex': '.a { color: #fff; }',
  'media-feature-name-disallowed-list': '@media (min-width: 768px) { .a { color: inherit; } }',
  'declaration-no-important': '.a { color: inherit !important; }',
};

async function brokenRules(code) {
  const codeFilename = join(import.meta.dirname, 'sample.module.scss');
  const { results } = await stylelint.lint({ code, codeFilename });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('style rules', () => {
  for (const [rule, code] of Object.entries(BROKEN)) {
    it(`refuses ${code}`, async () => assert.ok((await brokenRules(code)).includes(rule)));
  }

  it('accepts a module that names parts and takes its values from the global sheet', async () => {
    const code = [
      '.button {',
      '  composes: base;',
      '  color: var(--ink);',
      '',
      '  &:hover {',
      '    color: var(--paper);',
      '  }',
      '}',
      '',
    ];
    assert.deepEqual(await brokenRules(code.join('\n')), []);
  });
});
