import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { listPublicShopErrors } from '@/lib/public-shop';

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}`, as Docker Compose does. */
function interpolate(value: string, variables: Record<string, string>): string {
  return value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, operator, text) => {
    const found = variables[name];
    if (found) return found;
    if (operator === '?') throw new Error(`${name} is not set`);
    return text ?? '';
  });
}

const EARNEST = {
  SITE_HOST: 'shop.example',
  SITE_URL: 'https://shop.example',
  SMTP_URL: 'smtps://user:password@mail.example',
  MIDTRANS_SERVER_KEY: 'Mid-server-1',
  MIDTRANS_CLIENT_KEY: 'Mid-client-1',
  MIDTRANS_API_URL: 'https://app.midtrans.com',
  POSTGRES_PASSWORD: 'password',
  DATABASE_PASSWORD: 'password',
  REDIS_PASSWORD: 'password',
  SESSION_SECRET: 'x'.repeat(32),
  REVALIDATE_SECRET: 'x'.repeat(32),
};

const environmentSchema = z.record(z.string(), z.string());
const compose = z
  .object({ services: z.object({ 'api-1': z.object({ environment: environmentSchema }) }) })
  .parse(parse(read('compose.yaml'), { merge: true })).services['api-1'].environment;
const secret = parseAllDocuments(read('kubernetes/secrets.example.yaml'))
  .map((document) =>
    z
      .object({ metadata: z.object({ name: z.string() }), stringData: environmentSchema })
      .parse(document.toJS()),
  )
  .find(({ metadata }) => metadata.name === 'segara-api')?.stringData;

/** Returns, for each kind of deployment, the environment of the product API with the operator's settings. */
const API_ENVIRONMENTS: Record<string, (settings: Record<string, string>) => NodeJS.Dict<string>> = {
  'compose.yaml': (settings) =>
    Object.fromEntries(Object.entries(compose).map(([name, value]) => [name, interpolate(value, settings)])),
  'segara.env': (settings) => ({ ...parseEnv(read('systemd/segara.env')), ...settings }),
  Kubernetes: (settings) => {
    const given = Object.entries(settings).filter(([name]) => secret && name in secret);
    const { SMTP_URL: _, ...others } = secret ?? {};
    return { ...parseEnv(read('kubernetes/settings.env')), ...others, ...Object.fromEntries(given) };
  },
};

it('the example has a secret for the product API', () => expect(secret).toHaveProperty('SMTP_URL'));

describe.each(Object.entries(API_ENVIRONMENTS))('a public shop with %s', (_, environmentOf) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('does not start without mail', () => {
    const { SMTP_URL, ...others } = EARNEST;
    const env = {
      ...environmentOf(others),
      NODE_ENV: 'production' as const,
      PATH: process.env.PATH,
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'data'),
    };
    const started = spawnSync(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
      env,
      encoding: 'utf8',
    });
    expect(started.status).toBe(1);
    expect(started.stderr).toMatch(/^SMTP_URL is required /m);
    expect(listPublicShopErrors(environmentOf(others), 'api')).toEqual([expect.stringMatching(/^SMTP_URL /)]);
    expect(listPublicShopErrors(environmentOf(EARNEST), 'api')).toEqual([]);
  }, 60_000);
});
