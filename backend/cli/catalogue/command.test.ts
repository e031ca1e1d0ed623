import { catalogueCommand } from './command';

const prepare = (args: string[]) => catalogueCommand.prepare(args, '/');

it.each([[[]], [['--help']], [['import', '--help']]])('shows the help for %j', (args) => {
  expect(prepare(args)).toBeUndefined();
});

it.each([
  [['import'], /file is missing/],
  [['import', 'a.xlsx'], /not end in .csv or .json/],
  [['import', 'a.csv', 'b.csv'], /only one file/],
  [['import', 'a.csv', '--format', 'xml'], /--format must be csv or json/],
  [['import', 'a.csv', '--aply'], /--aply/],
  [['export', '--apply'], /options of import/],
  [['export', '--allow-new'], /options of import/],
  [['prune'], /Unknown command ‘prune’/],
])('rejects %j', (args, words) => {
  expect(() => prepare(args)).toThrow(words);
});
