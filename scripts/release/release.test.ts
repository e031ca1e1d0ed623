import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServers, isNeededAtRunTime, RELEASE_FILES } from './make-release';

const ROOT = join(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  // The folder is inside node_modules, so that Node.js resolves packages.
  folder = mkdtempSync(join(ROOT, 'node_modules/.release-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the package name of an import. */
const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

it('imports only packages that it is deployed with, and needs no loader', async () => {
  const { outputs } = await bundleServers(folder);
  const imported = Object.values(outputs).flatMap(({ imports }) => imports.filter((one) => one.external));
  const packages = new Set(
    imported.map(({ path }) => packageOf(path)).filter((name) => !name.startsWith('node:')),
  );
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(packages).toContain('next');
  expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);

  const help = execFileSync(process.execPath, [join(folder, 'cli.mjs'), 'payments', '--help'], {
    encoding: 'utf8',
  });
  expect(help).toMatch(/^npm run payments -- /);
});

it('has a configuration without a compiler, because it may run on a read-only file system without exec', async () => {
  await bundleServers(folder);
  const script = `
    const { default: configure } = await import('./next.config.mjs');
    await configure('phase-production-server');
    console.log(process.report.getReport().sharedObjects.filter((file) => file.includes('swc')).length);`;
  const options = { cwd: folder, encoding: 'utf8' } as const;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], options)).toBe('0\n');
});

it.each([
  ['.next/ab/server/app/en/men.html', false],
  ['.next/ab/server/app/en/men.segments/_tree.segment.rsc', false],
  ['.next/ab/server/app/robots.txt.body', false],
  ['.next/ab/server/app/[locale]/men/page.js', true],
  ['.next/ab/server/pages/500.html', true],
  ['content/messages/en/cart.json', true],
])('what is finished in the build is left out: %s %s', (path, served) => {
  expect(isNeededAtRunTime(path)).toBe(served);
});

it('a release is installed with the npm settings of the repository, which run no install scripts', () => {
  expect(RELEASE_FILES).toContain('.npmrc');
});
