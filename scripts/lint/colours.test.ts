import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const listStyleSheets = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.scss'))
    .map((name) => join(folder, name));

it('defines each colour that a style sheet uses with an opacity', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const globals = read('app/[locale]/globals.scss');
  const styles = ['app', 'components'].flatMap(listStyleSheets).map(read).join('\n');
  const used = new Set(Array.from(styles.matchAll(/\btint\(([\w-]+)/g), ([, name = '']) => name));
  expect(used).toContain('paper');
  expect(Array.from(used).filter((name) => !globals.includes(`\n  --${name}:`))).toEqual([]);
});
