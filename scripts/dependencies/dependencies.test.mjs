import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  advisoryFaults,
  excusedPackages,
  isQuiet,
  lastRelease,
  licenceFaults,
  undecidedScripts,
} from './faults.mjs';

const root = join(import.meta.dirname, '../..');
const read = (name) => readFileSync(join(root, name), 'utf8');
const manifest = JSON.parse(read('package.json'));
const { packages } = JSON.parse(read('package-lock.json'));

describe('licences', () => {
  it('every package we install is under one we chose', () => assert.deepEqual(licenceFaults(packages), []));

  it('names what is not', () => {
    const faults = licenceFaults({
      '': { license: 'AGPL-3.0' },
      'node_modules/a': { version: '1.0.0', license: 'GPL-3.0-only' },
      'node_modules/b/node_modules/@c/d': { version: '2.0.0' },
      'node_modules/e': { version: '1.0.0', license: 'SEE LICENSE IN FILE' },
      'node_modules/f': { version: '1.0.0', license: '(MIT OR GPL-3.0-only)' },
    });
    assert.deepEqual(faults, [
      'a@1.0.0: GPL-3.0-only',
      '@c/d@2.0.0: no licence named',
      'e@1.0.0: SEE LICENSE IN FILE',
    ]);
  });
});

describe('install scripts', () => {
  it('are decided on, all of them', () => {
    assert.deepEqual(undecidedScripts(packages, manifest.allowScripts), []);
  });

  it('names what is not', () => {
    const found = undecidedScripts(
      { 'node_modules/a': { hasInstallScript: true }, 'node_modules/b': { hasInstallScript: true } },
      { b: false },
    );
    assert.deepEqual(found, ['a']);
  });
});

describe('advisories', () => {
  it('reads the grave ones', () => {
    const vulnerabilities = {
      a: { name: 'a', severity: 'high', range: '<2' },
      b: { name: 'b', severity: 'low', range: '*' },
    };
    assert.deepEqual(advisoryFaults({ vulnerabilities }), ['a <2: high']);
    assert.deepEqual(advisoryFaults({ vulnerabilities: {} }), []);
  });

  it('takes no answer for no pass', () => {
    for (const answer of [
      undefined,
      { message: '405 Method Not Allowed' },
      { error: { code: 'ENOTFOUND' } },
    ]) {
      assert.equal(advisoryFaults(answer), undefined);
    }
  });
});

describe('packages gone quiet', () => {
  const released = lastRelease({
    created: '2020-01-01T00:00:00Z',
    modified: '2026-11-01T00:00:00Z',
    '1.0.0': '2020-01-01T00:00:00Z',
    '1.1.0': '2024-02-23T00:00:00Z',
  });

  it('are those without a release for two years', () => {
    assert.equal(released, Date.parse('2024-02-23T00:00:00Z'));
    assert.equal(isQuiet(released, Date.parse('2026-02-01T00:00:00Z')), false);
    assert.equal(isQuiet(released, Date.parse('2026-11-21T00:00:00Z')), true);
    assert.equal(lastRelease(undefined), undefined);
  });

  it('are excused by the page, with a reason', () => {
    const excused = excusedPackages(read('docs/dependencies.md'));
    assert.ok(excused.length > 0);
    for (const name of excused) assert.ok(name in manifest.dependencies, `${name} is no dependency any more`);
  });
});
