import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createDatabase, createDatabaseWithOwnRole } from './test/database-on-server';

const readySchema = z.object({
  type: z.literal('ready'),
  demo: z.object({ email: z.string(), password: z.string() }).optional(),
});

let dataDir: string;
const running = new Set<ChildProcess>();
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'segara-main-'));
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

function launch(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  const output = { text: '', errors: '' };
  child.stdout?.on('data', (chunk) => {
    output.text += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.errors += chunk;
  });
  return { child, output, ended: once(child, 'exit') };
}

async function launchReady(port: number, environment: Record<string, string> = {}) {
  const launched = launch({ PRODUCT_API_PORT: String(port), ...environment });
  const [message] = await Promise.race([
    once(launched.child, 'message'),
    launched.ended.then(() => {
      throw new Error(`It ended early: ${launched.output.errors}`);
    }),
  ]);
  return { ...launched, ready: readySchema.parse(message), base: `http://127.0.0.1:${port}` };
}

/**
 * Returns the paths that other users of the machine can access. Files of PGlite have mode 0666, but their
 * folder protects them.
 */
function openToOthers(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true });
  const paths = [folder, ...inside.map(({ name }) => join(folder, name))];
  return paths.filter((path) => statSync(path).mode & 0o077);
}

const logIn = (base: string, demo: { email: string; password: string }) =>
  fetch(`${base}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });

it('starts without data, shows the demo customer at every start, stops on SIGTERM and keeps its data', async () => {
  const first = await launchReady(await freePort(), { SHUTDOWN_DELAY: '2' });
  const { demo } = first.ready;
  if (!demo) throw new Error('The first start reported no demo customer');
  expect((await logIn(first.base, demo)).status).toBe(200);
  expect(openToOthers(dataDir)).toEqual([]);

  const second = launch({ PRODUCT_API_PORT: String(await freePort()) });
  expect(await second.ended).toEqual([1, null]);
  expect(second.output.errors).toBe(
    `${join(dataDir, 'db')} is in use by another process (${first.child.pid} on ${hostname()}): end it, or set DATA_DIR to another folder\n`,
  );

  first.child.kill('SIGTERM');
  const statusOf = async (path: string) => (await fetch(first.base + path)).status;
  while ((await statusOf('/health?ready=1')) === 200);
  expect(await statusOf('/health')).toBe(200);
  expect(await first.ended).toEqual([0, null]);
  expect(first.output.text).not.toContain(demo.password);

  const third = await launchReady(await freePort());
  expect(third.ready.demo).toEqual(demo);
  expect((await logIn(third.base, demo)).status).toBe(200);
  third.child.kill('SIGKILL');
  await third.ended;

  const fourth = await launchReady(await freePort());
  expect((await logIn(fourth.base, demo)).status).toBe(200);
  fourth.child.kill('SIGINT');
  expect(await fourth.ended).toEqual([0, null]);
}, 120_000);

it.each([
  [{ SITE_URL: 'nowhere' }, /^SITE_URL is invalid: .+\n$/],
  [
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
    /^The database at 127\.0\.0\.1:1\/c cannot be used: .+\n$/,
  ],
  [
    { DATA_DIR: '/dev/null/x' },
    /^The database at \/dev\/null\/x\/db cannot be used: the path is not a folder\n$/,
  ],
])(
  'reports the error in one line with %j',
  async (environment, line) => {
    const { ended, output } = launch(environment);
    expect(await ended).toEqual([1, null]);
    expect(output.errors).toMatch(line);
  },
  60_000,
);

const dataUrl = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
const REPLACE_CONTACT = dataUrl(`export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const isBrand = url.includes('/backend/mail/brand.ts');
  return isBrand ? { ...loaded, source: String(loaded.source).replace('segara.example', 'segara.test') } : loaded;
}`);
/** Node options that give the shop's brand a contact address which is no sample. */
const BRANDED = `--import=${dataUrl(`import { register } from 'node:module'; register(${JSON.stringify(REPLACE_CONTACT)});`)}`;

const PUBLIC = { SITE_URL: 'https://shop.example', NODE_OPTIONS: BRANDED };
const EARNEST = {
  ...PUBLIC,
  MIDTRANS_SERVER_KEY: 'server',
  MIDTRANS_CLIENT_KEY: 'client',
  MIDTRANS_API_URL: 'https://app.midtrans.com',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

/** Starts the shop and returns the errors for which the start is refused. */
async function startErrors(environment: Record<string, string>): Promise<string[]> {
  const { ended, output } = launch(environment);
  expect(await ended).toEqual([1, null]);
  return output.errors.trimEnd().split('\n');
}

const matches = (lines: RegExp[]) => lines.map((line) => expect.stringMatching(line));
const MISSING = matches([
  /^MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY /,
  /^MIDTRANS_API_URL /,
  /^SMTP_URL /,
]);

it('rejects a public test shop without creating a database', async () => {
  const folder = join(dataDir, 'public');
  expect(await startErrors({ ...PUBLIC, DATA_DIR: folder })).toEqual(MISSING);
  expect(existsSync(join(folder, 'db'))).toBe(false);
}, 60_000);

it('rejects a database with samples, together with all other errors', async () => {
  // The first test has filled this database with samples.
  const samples = matches([/^42 sample products are /, /^The demo customer can log in, /]);
  expect(await startErrors(PUBLIC)).toEqual([...MISSING, ...samples]);
  expect(await startErrors(EARNEST)).toEqual(samples);
}, 120_000);

it('rejects a public shop whose emails contain a sample address', async () => {
  const shop = { ...EARNEST, NODE_OPTIONS: '', DATA_DIR: join(dataDir, 'sample') };
  expect(await startErrors(shop)).toEqual(
    matches([/^backend\/mail\/brand\.ts has the sample address hello@segara\.example, refused /]),
  );
}, 60_000);

it('starts a public shop with an empty catalogue and without a demo customer', async () => {
  const { base, child, ended, ready } = await launchReady(await freePort(), {
    ...EARNEST,
    DATA_DIR: join(dataDir, 'earnest'),
  });
  expect(ready.demo).toBeUndefined();
  expect(await (await fetch(`${base}/api/products`)).json()).toEqual({ data: [] });
  child.kill('SIGTERM');
  await ended;
}, 120_000);

const { TEST_DATABASE_URL: server } = process.env;
const itOnServer = server ? it : it.skip;

itOnServer(
  'refuses a public shop that connects to PostgreSQL as a superuser',
  async () => {
    const { url, drop } = await createDatabase(server ?? '');
    const owned = await createDatabaseWithOwnRole(server ?? '');
    const folder = join(dataDir, 'server');
    try {
      const lines = matches([/^DATABASE_URL connects as a PostgreSQL superuser, which is refused /]);
      expect(await startErrors({ ...EARNEST, DATABASE_URL: url, DATA_DIR: folder })).toEqual(lines);
      const { child, ended, output } = await launchReady(await freePort(), {
        ...EARNEST,
        DATABASE_URL: owned.url,
        DATA_DIR: folder,
      });
      child.kill('SIGTERM');
      await ended;
      expect(output.text).not.toContain('superuser');
    } finally {
      await drop();
      await owned.drop();
    }
  },
  120_000,
);

it('reports in one line that the port is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { ended, output } = launch({ PRODUCT_API_PORT: port });
  expect(await ended).toEqual([1, null]);
  expect(output.errors).toBe(`Port ${port} is taken: set PRODUCT_API_PORT to another\n`);
  server.close();
}, 60_000);
