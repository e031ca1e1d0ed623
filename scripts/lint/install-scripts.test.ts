import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function npm(cwd: string, ...args: string[]) {
  const { PATH, HOME } = process.env;
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', PATH, HOME, MARKER: join(folder, 'ran') };
  return execFileSync('npm', args, { cwd, env, stdio: 'pipe' });
}

it('npm installs a package without running its postinstall script', () => {
  const source = join(folder, 'source');
  const project = join(folder, 'project');
  mkdirSync(source);
  mkdirSync(project);
  const marker = join(folder, 'ran');
  const postinstall = `node -e "fs.writeFileSync(process.env.MARKER, '')"`;
  const manifest = { name: 'has-postinstall', version: '1.0.0', scripts: { postinstall } };
  writeFileSync(join(source, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true }));
  copyFileSync('.npmrc', join(project, '.npmrc'));

  npm(source, 'pack', '--pack-destination', folder);
  npm(project, 'install', '--offline', join(folder, 'has-postinstall-1.0.0.tgz'));
  const installed = join(project, 'node_modules/has-postinstall');
  expect(existsSync(join(installed, 'package.json'))).toBe(true);
  expect(existsSync(marker)).toBe(false);

  // The script works when it is run explicitly, so only `ignore-scripts` has kept it from running.
  npm(installed, 'run', 'postinstall');
  expect(existsSync(marker)).toBe(true);
}, 60_000);
