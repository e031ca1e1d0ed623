import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkNodeVersion } from './launch.mjs';

describe('checkNodeVersion', () => {
  for (const version of ['20.19.0', '20.20.2', '22.1.0', '24.0.0']) {
    it(`takes ${version}`, () => checkNodeVersion(version));
  }

  for (const version of ['20.18.9', '18.20.0', '8.0.0']) {
    it(`refuses ${version} in one line`, () => {
      assert.throws(
        () => checkNodeVersion(version),
        /^PlainFailure: Node [\d.]+ is too old: 20\.19\.0 or newer is needed/,
      );
    });
  }
});
