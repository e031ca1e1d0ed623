// What keeps the shop from starting is one clear line, and an exit code that says so.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

const START = join(import.meta.dirname, '../start.mjs');
const PATIENCE_MS = 60_000;

const WRONG = [
  [{ PORT: '99999' }, /^✗ PORT is wrong: /],
  [{ PRODUCT_API_PORT: 'four' }, /^✗ PRODUCT_API_PORT is wrong: /],
  [{ DATABASE_URL: 'mysql://localhost/shop' }, /^✗ DATABASE_URL is wrong: /],
  [{ SESSION_SECRET: 'short' }, /^✗ SESSION_SECRET is wrong: /],
  [{ SITE_URL: 'https://shop.example' }, /^✗ SESSION_SECRET is required when SITE_URL is https/],
  [{ PORT: '4517', PRODUCT_API_PORT: '4517' }, /^✗ PORT and PRODUCT_API_PORT are both 4517: change one/],
];

/** Starts the shop with these variables alone, and answers how that ended. */
function start(variables) {
  const { PATH, HOME } = process.env;
  return new Promise((resolve) => {
    const options = { env: { PATH, HOME, ...variables }, timeout: PATIENCE_MS };
    execFile(process.execPath, [START], options, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, lines: (stdout + stderr).split('\n').filter(Boolean) });
    });
  });
}

async function assertRefused(variables, expected) {
  const { code, lines } = await start(variables);
  assert.equal(code, 1);
  assert.equal(lines.length, 1, lines.join('\n'));
  assert.match(lines[0], expected);
}

describe('npm start', () => {
  for (const [variables, expected] of WRONG) {
    it(`refuses ${JSON.stringify(variables)}`, () => assertRefused(variables, expected));
  }

  describe('on a taken port', () => {
    let other;
    let port;

    before(async () => {
      other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      port = String(other.address().port);
    });
    after(() => other.close());

    it('names PORT for the shop', () =>
      assertRefused(
        { PORT: port },
        new RegExp(`^✗ Port ${port} is taken by another program: .* with PORT,`),
      ));

    it('names PRODUCT_API_PORT for the product API', () =>
      assertRefused(
        { PORT: '4518', PRODUCT_API_PORT: port },
        new RegExp(`^✗ Port ${port} is taken by another program: .* with PRODUCT_API_PORT,`),
      ));
  });
});
