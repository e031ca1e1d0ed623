import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNodeVersion } from './launch.mjs';

const START = join(import.meta.dirname, '../start.mjs');
const PUBLIC = { SITE_URL: 'https://shop.example', PORT: '4519', PRODUCT_API_PORT: '4520' };

/** Runs the script of `npm start` with only these variables. Returns the lines of its error message. */
function failToStart(variables: Record<string, string>): Promise<string[]> {
  const { PATH, HOME } = process.env;
  return new Promise((resolve, reject) => {
    const env: NodeJS.ProcessEnv = { PATH, HOME, NODE_ENV: 'production', ...variables };
    execFile(process.execPath, [START], { env, timeout: 60_000 }, (error, _stdout, stderr) => {
      if (error?.code === 1) resolve(stderr.split('\n').filter((line) => line.startsWith('✗')));
      else reject(error ?? new Error('The shop has started'));
    });
  });
}

it.each([
  [{ PORT: '99999' }, /^✗ PORT is invalid: /],
  [{ DATABASE_URL: 'mysql://localhost/shop' }, /^✗ DATABASE_URL is invalid: /],
  [{ SESSION_SECRET: 'short' }, /^✗ SESSION_SECRET is invalid: /],
  [
    { PORT: '4521', HOST: '203.0.113.1' },
    /^✗ HOST is 203\.0\.113\.1, which is not an address of this machine/,
  ],
  [{ PORT: '4517', PRODUCT_API_PORT: '4517' }, /^✗ PORT and PRODUCT_API_PORT are both 4517/],
])('npm start refuses %j in one line', async (variables, expected) => {
  expect(await failToStart(variables)).toEqual([expect.stringMatching(expected)]);
});

describe('with https in SITE_URL', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'public-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('npm start lists everything that a public shop lacks', async () => {
    const lines = await failToStart({ ...PUBLIC, DATA_DIR: folder, PRODUCT_API_URL: 'http://127.0.0.1:9' });
    expect(lines).toEqual([
      expect.stringMatching(/^✗ SESSION_SECRET is required/),
      expect.stringMatching(/^✗ MIDTRANS_CLIENT_KEY is required/),
      expect.stringMatching(/^✗ MIDTRANS_API_URL is required/),
      expect.stringMatching(/^✗ content\/site\.ts has the sample address/),
      expect.stringMatching(/^✗ content\/riders has samples/),
      expect.stringMatching(/^✗ content\/stores has samples/),
      expect.stringMatching(/^✗ content\/legal has sample texts/),
    ]);
  });

  it('npm start passes on the error of the product API', async () => {
    const lines = await failToStart({ ...PUBLIC, DATA_DIR: folder, PAYMENTS: 'test' });
    expect(lines).toEqual([expect.stringMatching(/^✗ api could not start: SESSION_SECRET is/)]);
  });
});

describe('when a port is in use', () => {
  let other: Server;
  let port: string;
  beforeAll(async () => {
    other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    port = String((other.address() as { port: number }).port);
  });
  afterAll(() => other.close());

  it.each(['PORT', 'PRODUCT_API_PORT'])('npm start names %s', async (name) => {
    const lines = await failToStart({ PORT: '4518', [name]: port });
    expect(lines).toEqual([`✗ ${name} ${port} is already in use. Set ${name} to another port.`]);
  });
});

it('accepts Node 20.19 and newer', () => {
  for (const version of ['20.19.0', '20.20.2', '22.1.0']) checkNodeVersion(version);
  for (const version of ['20.18.9', '8.0.0']) expect(() => checkNodeVersion(version)).toThrow('is too old');
});
