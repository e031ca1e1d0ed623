import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDataFolder, openDataFolder } from './data-folder';

let place: string;
let folder: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'segara-data-'));
  folder = join(place, 'data');
});
afterEach(() => rmSync(place, { recursive: true }));

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

it('creates a folder that only its user can access', () => {
  expect(closeDataFolder(folder)).toBeUndefined();
  expect(modeOf()).toBe('700');
});

it('restricts a folder that an older version left open, with its content', () => {
  mkdirSync(join(folder, 'db', 'base'), { recursive: true });
  mkdirSync(join(folder, 'mail'));
  writeFileSync(join(folder, 'db', 'base', '1'), 'rows');
  writeFileSync(join(folder, 'mail', 'link.html'), 'a live link');
  chmodSync(join(folder, 'db', 'base', '1'), 0o666);
  chmodSync(join(folder, 'mail', 'link.html'), 0o644);
  for (const part of ['.', 'db', 'db/base', 'mail']) chmodSync(join(folder, part), 0o755);
  closeDataFolder(folder);
  expect([modeOf(), modeOf('db'), modeOf('db', 'base'), modeOf('mail')]).toEqual(Array(4).fill('700'));
  expect([modeOf('db', 'base', '1'), modeOf('mail', 'link.html')]).toEqual(['600', '600']);
});

it('follows a symbolic link to the folder, but none inside it', () => {
  const [real, elsewhere] = [join(place, 'real'), join(place, 'elsewhere')];
  mkdirSync(real);
  writeFileSync(elsewhere, 'not ours');
  chmodSync(real, 0o755);
  chmodSync(elsewhere, 0o644);
  symlinkSync(real, folder);
  symlinkSync(elsewhere, join(real, 'link'));
  closeDataFolder(folder);
  expect(modeOf()).toBe('700');
  expect((statSync(elsewhere).mode & 0o777).toString(8)).toBe('644');
});

it('restricts files that the process creates afterwards', () => {
  const before = process.umask();
  try {
    openDataFolder(folder);
    writeFileSync(join(folder, 'file'), 'x', { mode: 0o666 });
    mkdirSync(join(folder, 'mail'));
    expect([modeOf('file'), modeOf('mail')]).toEqual(['600', '700']);
  } finally {
    process.umask(before);
  }
});

it('rejects a shared folder in one line and does not change it', () => {
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  expect(() => closeDataFolder(folder)).toThrow(
    /^DATA_DIR is .+data, which all users share: use a folder that belongs only to the shop$/,
  );
  expect(modeOf()).toBe('777');
});

it('reports in one line that the folder cannot be created', () => {
  writeFileSync(folder, 'in the way');
  expect(closeDataFolder(join(folder, 'inside'))).toMatch(
    /^The permissions of other users for .+inside could not be removed: .*ENOTDIR[^\n]+$/,
  );
  expect(existsSync(join(folder, 'inside'))).toBe(false);
});
