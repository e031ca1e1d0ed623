// What keeps the shop from starting is one clear line, and an exit code that says so.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

const START = join(import.meta.dirname, '../start.mjs');
const TIMEOUT_MS = 60_000;

const WRONG = [
  [{ PORT: '99999' }, /^✗ PORT is wrong: /],
  [{ PRODUCT_API_PORT: 'four' }, /^✗ PRODUCT_API_PORT is wrong: /],
  [{ DATABASE_URL: 'mysql://localhost/shop' }, /^✗ DATABASE_URL is wrong: /],
  [{ SESSION_SECRET: 'short' }, /^✗ SESSION_SECRET is wrong: /],
  [{ PAYMENTS: 'no' }, /^✗ PAYMENTS is wrong: /],
  [{ TRUST_PROXY: 'yes' }, /^✗ TRUST_PROXY is wrong: /],
  [{ HOST: 'http://a' }, /^✗ HOST is wrong: an IP address or a host name is expected$/],
  [{ PORT: '4521', HOST: '203.0.113.1' }, /^✗ 203\.0\.113\.1 is no address of this machine: .* with HOST\.$/],
  [
    { PORT: '4521', PRODUCT_API_PORT: '4522', PRODUCT_API_HOST: '203.0.113.1' },
    /^✗ 203\.0\.113\.1 is no address of this machine: .* with PRODUCT_API_HOST\.$/,
  ],
  [{ PORT: '4517', PRODUCT_API_PORT: '4517' }, /^✗ PORT and PRODUCT_API_PORT are both 4517: change one/],
];

/** On a slow machine it is told what is being done. */
const PROGRESS = '… ';

/** Starts the shop with these variables alone, and answers how that ended. */
function start(variables) {
  const { PATH, HOME } = process.env;
  return new Promise((resolve) => {
    const options = { env: { PATH, HOME, ...variables }, timeout: TIMEOUT_MS };
    execFile(process.execPath, [START], options, (error, stdout, stderr) => {
      const lines = (stdout + stderr).split('\n').filter((line) => line && !line.startsWith(PROGRESS));
      resolve({ code: error?.code ?? 0, lines });
    });
  });
}

async function assertRefused(variables, ...expected) {
  const { code, lines } = await start(variables);
  assert.equal(code, 1);
  assert.equal(lines.length, expected.length, lines.join('\n'));
  for (const [at, line] of expected.entries()) assert.match(lines[at], line);
}

describe('npm start', () => {
  for (const [variables, expected] of WRONG) {
    it(`refuses ${JSON.stringify(variables)}`, () => assertRefused(variables, expected));
  }

  describe('in public', () => {
    const PUBLIC = { SITE_URL: 'https://shop.example', PORT: '4519', PRODUCT_API_PORT: '4520' };
    const SECRET = /^✗ SESSION_SECRET is required when SITE_URL is https/;
    let folder;

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'segara-public-'));
    });
    after(() => rm(folder, { recursive: true }));

    it('never plays: it says at once all it lacks', () =>
      assertRefused(
        { ...PUBLIC, DATA_DIR: folder },
        SECRET,
        /^✗ MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY are required when SITE_URL is https, unless PAYMENTS=test/,
        /^✗ MIDTRANS_API_URL is required when SITE_URL is https, unless PAYMENTS=test/,
        /^✗ SMTP_URL is required when SITE_URL is https, unless PAYMENTS=test/,
      ));

    it('says so before another product API too', () =>
      assertRefused(
        { ...PUBLIC, DATA_DIR: folder, PRODUCT_API_URL: 'http://127.0.0.1:9' },
        SECRET,
        /^✗ MIDTRANS_CLIENT_KEY is required when SITE_URL is https, unless PAYMENTS=test/,
        /^✗ MIDTRANS_API_URL is required when SITE_URL is https, unless PAYMENTS=test/,
      ));

    it('asks a test shop for its secret', () =>
      assertRefused(
        { ...PUBLIC, DATA_DIR: folder, PAYMENTS: 'test' },
        /^✗ api could not start: SESSION_SECRET is/,
      ));
  });

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
