import { catalogueCommand } from './command';

const { parse } = catalogueCommand;

it('shows the difference without applying it by default', () => {
  expect(parse(['import', 'a.CSV'])).toEqual({
    command: 'import',
    file: 'a.CSV',
    format: 'csv',
    apply: false,
    prune: false,
    allowNew: false,
    allowPrices: false,
  });
  expect(
    parse(['import', 'a.txt', '--format', 'json', '--apply', '--prune', '--allow-new', '--allow-prices']),
  ).toMatchObject({
    format: 'json',
    apply: true,
    prune: true,
    allowNew: true,
    allowPrices: true,
  });
});

it('exports to a file or to the terminal', () => {
  expect(parse(['export', 'a.json'])).toMatchObject({ file: 'a.json', format: 'json' });
  for (const args of [['export'], ['export', '-']]) {
    expect(parse(args)).toMatchObject({ file: undefined, format: 'csv', semicolon: false });
  }
});

it.each([[], ['--help'], ['import', '--help']])('shows the help for %j', (...args) => {
  expect(parse(args)).toEqual({ command: 'help' });
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
  expect(() => parse(args)).toThrow(words);
});
