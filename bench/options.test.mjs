import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOptions } from './options.mjs';

describe('the options of a run', () => {
  it('are three passes of five seconds of all parts by default', () => {
    const options = {
      bytes: true,
      visit: true,
      load: true,
      passes: 3,
      seconds: 5,
      connections: 32,
      growth: false,
      pages: false,
      products: 5000,
    };
    assert.deepEqual(readOptions([]), { ...options, help: undefined, json: undefined });
  });

  it('ask for the large catalogue', () => {
    const { growth, products } = readOptions(['growth', '--products', '900']);
    assert.deepEqual([growth, products], [true, 900]);
  });

  it('leave out the other parts', () => {
    assert.equal(readOptions(['--only', 'bytes']).load, false);
    assert.equal(readOptions(['--only', 'load']).bytes, false);
    assert.equal(readOptions(['--only', 'visit']).load, false);
    const { pages, bytes, visit, load } = readOptions(['--only', 'pages']);
    assert.deepEqual([pages, bytes, visit, load], [true, false, false, false]);
  });

  for (const wrong of [
    ['--only', 'speed'],
    ['--passes', '0'],
    ['--seconds', 'five'],
    ['--fast'],
    ['speed'],
    ['growth', 'more'],
  ]) {
    it(`refuse ${wrong.join(' ')}`, () => assert.throws(() => readOptions(wrong), /--|only growth/));
  }
});
