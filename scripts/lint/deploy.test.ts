import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { healthRoutes } from '@/backend/routes/health';
import { variablesSchema } from '@/lib/env';
import { BUILD_FOLDER, WRITABLE_BUILD_FOLDERS } from '@/scripts/release/make-release';

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');
const { PORT, PRODUCT_API_PORT } = variablesSchema.parse({});

/** Variables that Node.js and the C library read, so `lib/env.ts` does not define them. */
const FOREIGN = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'MALLOC_ARENA_MAX', 'NODE_OPTIONS'];
const unknown = (names: string[]) =>
  names.filter((name) => !FOREIGN.includes(name) && !Object.hasOwn(variablesSchema.shape, name));

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
const manifests = ['backup/cronjob.yaml', ...kubernetes.map((name) => `kubernetes/${name}`)]
  .filter((path) => !path.endsWith('/kustomization.yaml'))
  .flatMap((path) => parseAllDocuments(read(path)).map((one) => one.toJS()))
  .map((one) => manifestSchema.parse(one));

const units = ['segara-.service.d/segara.conf', 'segara-api@.service', 'segara-storefront@.service']
  .map((name) => read(`systemd/${name}`))
  .join('\n');

it('the Containerfile is valid and copies existing files', () => {
  expect(validate(read('Containerfile')).map(({ message }) => message)).toEqual([]);
  const copied = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+$/gm) ?? [];
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
});

it('compose.yaml matches the Compose specification', () => {
  const linted = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const messages = linted.lintFiles(['deploy/compose.yaml'], false).flatMap((file) => file.messages);
  expect(messages.filter(({ rule }) => rule.startsWith('invalid-'))).toEqual([]);
});

it('compose.yaml sets the variables of the nginx template', () => {
  const template = read('nginx/segara.conf.template').replaceAll(/^ *#.*$/gm, '');
  const asked = [...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name);
  expect(Object.keys(compose.proxy?.environment ?? {}).toSorted()).toEqual([...new Set(asked)].toSorted());
});

it('the manifests match the types of Kubernetes', () => {
  // The folder is inside node_modules, so that TypeScript resolves the types.
  const folder = mkdtempSync('node_modules/.kubernetes-');
  const builtIn = manifests.filter(({ apiVersion }) => !apiVersion.startsWith('gateway.'));
  const sources = builtIn.map(({ stringData, ...one }, at) => {
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

it('the gateway routes to the storefronts', () => {
  const routeSchema = z.object({
    apiVersion: z.literal('gateway.networking.k8s.io/v1'),
    spec: z.strictObject({
      parentRefs: z.tuple([z.strictObject({ name: z.literal('segara'), sectionName: z.string() })]),
      rules: z.tuple([
        z.strictObject({
          backendRefs: z.array(z.strictObject({ name: z.string(), port: z.number() })).default([]),
          filters: z.array(z.looseObject({ type: z.literal('RequestRedirect') })).optional(),
        }),
      ]),
    }),
  });
  const gatewaySchema = z.object({ spec: z.object({ listeners: z.array(z.object({ name: z.string() })) }) });
  const serviceSchema = z.object({
    metadata: z.object({ name: z.string() }),
    spec: z.object({ ports: z.tuple([z.object({ port: z.number() })]) }),
  });
  const ofKind = (wanted: string) => manifests.filter(({ kind }) => kind === wanted);
  const services = ofKind('Service').map((one) => serviceSchema.parse(one));
  const known = services.map(({ metadata, spec }) => ({ name: metadata.name, port: spec.ports[0].port }));
  const routes = ofKind('HTTPRoute').map((one) => routeSchema.parse(one).spec);
  const [gateway] = ofKind('Gateway').map((one) => gatewaySchema.parse(one).spec);

  const sections = routes.map(({ parentRefs }) => parentRefs[0].sectionName);
  expect(gateway?.listeners.map(({ name }) => name).toSorted()).toEqual(sections.toSorted());
  const backends = routes.flatMap(({ rules }) => rules[0].backendRefs);
  expect(backends).toEqual([{ name: 'segara-storefront', port: 3000 }]);
  expect(known).toEqual(expect.arrayContaining(backends));
});

it('kustomize includes all manifests except the example', () => {
  const { resources } = z
    .object({ resources: z.array(z.string()) })
    .parse(parse(read('kubernetes/kustomization.yaml')));
  const others = ['kustomization.yaml', 'secrets.example.yaml'];
  expect(resources).toContain('../backup');
  const local = resources.filter((name) => !name.startsWith('../'));
  expect([...local, ...others].toSorted()).toEqual(kubernetes.toSorted());
});

it.each([
  ['Containerfile', [...read('Containerfile').matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name)],
  ['compose.yaml', ours.flatMap(({ environment }) => Object.keys(environment))],
  ['systemd', [...units.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)].map(([, name = '']) => name)],
  ['segara.env', Object.keys(parseEnv(read('systemd/segara.env')))],
  ['settings.env', Object.keys(parseEnv(read('kubernetes/settings.env')))],
  ['secrets.example.yaml', manifests.flatMap(({ stringData }) => Object.keys(stringData))],
])('%s names variables there are', (_, names) => {
  expect(names).not.toEqual([]);
  expect(unknown(names)).toEqual([]);
});

it('the two folders that a storefront writes to are writable on a read-only root', () => {
  const written = WRITABLE_BUILD_FOLDERS.map((name) => join(BUILD_FOLDER, name));
  expect(compose['storefront-1']?.tmpfs).toEqual(
    expect.arrayContaining(written.map((path) => `/shop/${path}`)),
  );
  for (const path of written) {
    expect(units).toContain(`/srv/segara/current/${path}:mode=1777`);
    expect(read('kubernetes/storefront.yaml')).toContain(`mountPath: /shop/${path} `);
    expect(read('Containerfile')).toContain(` ${path}`);
  }
});

it('probes request a served path on its port', () => {
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

it('workflows pin actions by commit', () => {
  const used = readdirSync('.github/workflows').flatMap((name) =>
    [...readFileSync(join('.github/workflows', name), 'utf8').matchAll(/uses: (\S+)/g)].map(
      ([, action]) => action,
    ),
  );
  expect(used.filter((action) => !/^\.\/|@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
});

it('the image has the Node.js version of .nvmrc', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  const images = read('Containerfile').match(/(?<=^FROM node:)\d+/gm);
  expect(new Set(images)).toEqual(new Set([version]));
});
