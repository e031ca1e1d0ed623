import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { provideEngines, provideWebKit } from './browsers.mjs';

const { PATH, CI, CHROMIUM_PATH, FIREFOX_PATH } = process.env;

function machine({ ci, path = '' }) {
  Object.assign(process.env, { PATH: path, CI: String(ci), CHROMIUM_PATH: process.execPath });
  delete process.env.FIREFOX_PATH;
}

afterEach(() => {
  for (const [name, value] of Object.entries({ PATH, CI, CHROMIUM_PATH, FIREFOX_PATH })) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

describe('a machine without WebKit that nothing can be installed on', () => {
  it('goes without, and is told what would help', async () => {
    machine({ ci: false });
    const needs = await provideWebKit();
    assert.equal(needs.skip, true);
    assert.match(needs.missing, /webkit2gtk-driver xvfb/);
  });

  it('fails where it has to be there', async () => {
    machine({ ci: true });
    assert.equal((await provideWebKit()).skip, false);
  });

  it('is told of the first engine it lacks', async () => {
    machine({ ci: false });
    assert.match((await provideEngines()).missing, /firefox-esr/);
  });
});
