import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { healthRoutes } from '@/backend/routes/health';
import { tableSchema } from '@/lib/env';
import { listStartFaults } from '@/lib/public-shop';
import { BUILD, WRITTEN } from '@/scripts/release/make-release';

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');
const { PORT, PRODUCT_API_PORT } = tableSchema.parse({});

/** Node's own, and the C library's. */
const FOREIGN = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'MALLOC_ARENA_MAX', 'NODE_OPTIONS'];
const unknown = (names: string[]) =>
  names.filter((name) => !FOREIGN.includes(name) && !Object.hasOwn(tableSchema.shape, name));

const environmentSchema = z.record(z.string(), z.string()).default({});
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({ image: z.string(), environment: environmentSchema, tmpfs: z.array(z.string()).default([]) }),
  ),
});
const compose = composeSchema.parse(parse(read('compose.yaml'), { merge: true })).services;
const ours = Object.values(compose).filter(({ image }) => image.includes('segara'));

const manifestSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  stringData: environmentSchema,
});
const kubernetes = readdirSync('deploy/kubernetes').filter((name) => name.endsWith('.yaml'));
const manifests = kubernetes
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((name) => parseAllDocuments(read(`kubernetes/${name}`)).map((one) => one.toJS()))
  .map((one) => manifestSchema.parse(one));

const units = ['segara-.service.d/segara.conf', 'segara-api.service', 'segara-storefront.service']
  .map((name) => read(`systemd/${name}`))
  .join('\n');

it('the Containerfile is one, and copies what there is', () => {
  expect(validate(read('Containerfile')).map(({ message }) => message)).toEqual([]);
  const copied = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+$/gm) ?? [];
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
});

it('compose.yaml is as the Compose specification asks', () => {
  const linted = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const messages = linted.lintFiles(['deploy/compose.yaml'], false).flatMap((file) => file.messages);
  expect(messages.filter(({ rule }) => rule.startsWith('invalid-'))).toEqual([]);
});

it('compose.yaml sets the variables of the nginx template', () => {
  const template = read('nginx/segara.conf.template').replaceAll(/^ *#.*$/gm, '');
  const asked = [...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name);
  expect(Object.keys(compose.proxy?.environment ?? {}).toSorted()).toEqual([...new Set(asked)].toSorted());
});

it('the manifests have the types of Kubernetes', () => {
  // Below node_modules, where the types are found from.
  const folder = mkdtempSync('node_modules/.kubernetes-');
  const sources = manifests.map(({ stringData, ...one }, at) => {
    const [version, group = 'core'] = one.apiVersion.split('/').reverse();
    const from = `kubernetes-types/${group.replace('.k8s.io', '')}/${version}`;
    return `import type { ${one.kind} as T${at} } from '${from}';\nexport const is${at}: T${at} = ${JSON.stringify(one)};\n`;
  });
  writeFileSync(join(folder, 'manifests.ts'), sources.join(''));
  const options = [
    '--noEmit',
    '--strict',
    '--moduleResolution',
    'bundler',
    '--module',
    'esnext',
    '--ignoreConfig',
  ];
  try {
    const compiler = ['node_modules/typescript/bin/tsc', ...options, join(folder, 'manifests.ts')];
    execFileSync(process.execPath, compiler, { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('kustomize takes all of them but the example', () => {
  const { resources } = z
    .object({ resources: z.array(z.string()) })
    .parse(parse(read('kubernetes/kustomization.yaml')));
  const others = ['kustomization.yaml', 'secrets.example.yaml'];
  expect([...resources, ...others].toSorted()).toEqual(kubernetes.toSorted());
});

it.each([
  ['Containerfile', [...read('Containerfile').matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name)],
  ['compose.yaml', ours.flatMap(({ environment }) => Object.keys(environment))],
  ['systemd', [...units.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)].map(([, name = '']) => name)],
  ['settings.env', Object.keys(parseEnv(read('kubernetes/settings.env')))],
  ['secrets.example.yaml', manifests.flatMap(({ stringData }) => Object.keys(stringData))],
])('%s names variables there are', (_, names) => {
  expect(names).not.toEqual([]);
  expect(unknown(names)).toEqual([]);
});

it('a read-only root has the two folders that a storefront writes', () => {
  const written = WRITTEN.map((name) => join(BUILD, name));
  expect(compose['storefront-1']?.tmpfs).toEqual(
    expect.arrayContaining(written.map((path) => `/shop/${path}`)),
  );
  for (const path of written) {
    expect(units).toContain(`/srv/segara/current/${path}`);
    expect(read('kubernetes/storefront.yaml')).toContain(`mountPath: /shop/${path} `);
    expect(read('Containerfile')).toContain(` ${path}`);
  }
});

it('probes ask what is served, where it is served', () => {
  const asked = ['Containerfile', 'compose.yaml']
    .flatMap((name) => [...read(name).matchAll(/127\.0\.0\.1:(\d+)(\/[^'?]*)/g)])
    .map(([, port, path]) => `${port}${path}`);
  expect(asked).toEqual([`${PORT}/api/health`, `${PRODUCT_API_PORT}/health`]);
  const probed = (name: string) =>
    [...read(`kubernetes/${name}.yaml`).matchAll(/path: "?(\/[\w/]+)/g)].map(([, path]) => path);
  expect(new Set(probed('storefront'))).toEqual(new Set(['/api/health']));
  expect(new Set(probed('api'))).toEqual(new Set(['/health']));
  expect(existsSync('app/api/health/route.ts')).toBe(true);
  expect(healthRoutes.routes).toMatchObject([{ method: 'GET', path: '/health' }]);
});

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

const secretOf = (server: string) =>
  manifests.find(({ kind, metadata }) => kind === 'Secret' && metadata.name === server)?.stringData ?? {};

/** The environment of the product API in each way of deployment, with settings of the operator. */
const API_ENVIRONMENTS: Record<string, (settings: Record<string, string>) => NodeJS.Dict<string>> = {
  'compose.yaml': (settings) =>
    Object.fromEntries(
      Object.entries(compose['api-1']?.environment ?? {}).map(([name, value]) => [
        name,
        interpolate(value, settings),
      ]),
    ),
  'segara.env': (settings) => ({ ...parseEnv(read('systemd/segara.env')), ...settings }),
  Kubernetes: (settings) => {
    const secret = secretOf('segara-api');
    const given = Object.entries(settings).filter(([name]) => Object.hasOwn(secret, name));
    const { SMTP_URL: _, ...others } = secret;
    return { ...parseEnv(read('kubernetes/settings.env')), ...others, ...Object.fromEntries(given) };
  },
};

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
    expect(listStartFaults(environmentOf(others), 'api')).toEqual([expect.stringMatching(/^SMTP_URL /)]);
    expect(listStartFaults(environmentOf(EARNEST), 'api')).toEqual([]);
  }, 60_000);
});
