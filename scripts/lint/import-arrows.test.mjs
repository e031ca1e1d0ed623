// The arrows between the rooms, tried with imports that are right and wrong:
// app → components → lib → lib/contract ← backend.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';

const FORBIDDEN = {
  'app/[locale]/page.tsx': [
    '../layout',
    './men/../layout',
    '@/backend/app',
    '@/content/messages/en/cart.json',
  ],
  'components/cart/cart-panel.tsx': [
    '../ui/button',
    '@/app/[locale]/page',
    '@/backend/app',
    '@/content/messages/en/cart.json',
    '@/content/site',
    '@/lib/bff/handle-route',
    '@/server/answer',
    '@/lib/contract/cart',
    '@/lib/env',
    '@/lib/product-api/call',
    '@/lib/session/require-token',
    'zod',
  ],
  'lib/cart/read-cart.ts': [
    '../env',
    '@/app/page',
    '@/backend/app',
    '@/components/ui/price',
    '@/content/messages/en/cart.json',
  ],
  'lib/cart/use-cart.ts': [
    '@/lib/contract/cart',
    '@/lib/product-api/cart',
    '@/lib/session/require-token',
    'zod',
  ],
  'lib/api-client/call-api.ts': ['@/lib/contract/cart', '@/lib/env', 'zod'],
  'lib/errors/api-error.ts': ['@/lib/contract/wire', 'zod'],
  'lib/i18n/messages.ts': ['@/components/ui/price', '@/backend/app'],
  'lib/contract/cart.ts': ['@/lib/env', '@/lib/errors/api-error', 'react', 'node:crypto'],
  'content/site.ts': ['@/app/page', '@/components/ui/price', '@/backend/app'],
  'backend/routes/cart.ts': [
    '../app',
    '@/lib/env',
    '@/lib/errors/api-error',
    '@/components/ui/price',
    '@/content/site',
  ],
  'backend/catalogue-command/pdf/write-pdf.ts': [
    '../task',
    '@/lib/pictures/fetch-picture',
    '@/lib/env',
    '@/lib/i18n/translator',
    '@/components/ui/price',
    '@/content/messages/en/cart.json',
  ],
  'backend/main.ts': ['@/lib/log', '@/lib/errors/api-error'],
  'middleware.ts': ['@/app/page', '@/components/ui/price', '@/backend/app'],
  'scripts/serve.ts': ['@/backend/app', '@/lib/log'],
  'scripts/start.mjs': ['../backend/main.ts'],
};

const ALLOWED = {
  'app/[locale]/page.tsx': [
    './banner',
    '@/components/ui/price',
    '@/content/site',
    '@/lib/env',
    '@/lib/contract/cart',
  ],
  'components/cart/cart-panel.tsx': [
    './cart-line',
    '@/components/ui/price',
    '@/lib/cart/use-cart',
    '@/lib/contract/locale',
    'react',
  ],
  'lib/cart/read-cart.ts': [
    './cart',
    '@/lib/contract/cart',
    '@/lib/product-api/cart',
    '@/content/site',
    'zod',
  ],
  'lib/cart/use-cart.ts': ['./cart', '@/lib/api-client/call-api', '@/lib/contract/locale', 'swr'],
  'lib/i18n/messages.ts': ['@/content/messages/en/cart.json'],
  'lib/contract/cart.ts': ['./wire', 'zod'],
  'backend/routes/cart.ts': ['./answer', '@/backend/app', '@/lib/contract/cart', 'hono'],
  'backend/catalogue-command/pdf/write-pdf.ts': [
    './sheet',
    '@/backend/app',
    '@/content/site',
    '@/lib/pictures/fetch-public-picture',
    'pdfkit',
  ],
  'backend/main.ts': ['@/lib/env'],
  'scripts/serve.ts': ['./launch/ports', '@/lib/env'],
};

const FORMS = [
  (from, name) => `import { ${name} } from '${from}';`,
  (from, name) => `export { ${name} } from '${from}';`,
  (from, name) => `const ${name} = await import('${from}');`,
];
const TYPES_ONLY = [
  "import type { A } from '@/content/site';",
  "import type { B } from '@/lib/contract/cart';",
];

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

function linesOf(sources) {
  return sources.flatMap((from, at) => FORMS.map((form, way) => form(from, `a${at}b${way}`)));
}

async function put(folder, path, lines) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), `${lines.join('\n')}\n`);
}

/** Writes the files into a folder of their own under our rules; answers path → numbers of refused lines. */
async function refusedLines(files) {
  const folder = await mkdtemp(join(tmpdir(), 'import-arrows-'));
  const { vcs: _, ...rules } = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'));
  await put(folder, 'biome.json', [JSON.stringify(rules)]);
  await cp(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  for (const [path, lines] of Object.entries(files)) await put(folder, path, lines);

  const lint = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', ...Object.keys(files)];
  const { stdout } = await promisify(execFile)(process.execPath, lint, { cwd: folder }).catch(
    (failed) => failed,
  );
  await rm(folder, { recursive: true, force: true });

  const refused = new Map(Object.keys(files).map((path) => [path, new Set()]));
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    if (category !== 'plugin' && category !== 'lint/style/noRestrictedImports') continue;
    refused.get(location.path).add(location.start.line);
  }
  return refused;
}

function withLines(table) {
  return Object.fromEntries(Object.entries(table).map(([path, sources]) => [path, linesOf(sources)]));
}

describe('import arrows', () => {
  const forbidden = withLines(FORBIDDEN);
  const allowed = withLines(ALLOWED);
  allowed['components/cart/cart-line.tsx'] = TYPES_ONLY;
  let refused;
  let refusedOfAllowed;

  before(async () => {
    refused = await refusedLines(forbidden);
    refusedOfAllowed = await refusedLines(allowed);
  });

  for (const [path, lines] of Object.entries(forbidden)) {
    it(`${path} may not import ${FORBIDDEN[path].join(', ')}`, () => {
      const passed = lines.filter((_, at) => !refused.get(path).has(at + 1));
      assert.deepEqual(passed, []);
    });
  }

  for (const [path, lines] of Object.entries(allowed)) {
    it(`${path} may import what it needs`, () => {
      assert.deepEqual(
        lines.filter((_, at) => refusedOfAllowed.get(path).has(at + 1)),
        [],
      );
    });
  }
});
