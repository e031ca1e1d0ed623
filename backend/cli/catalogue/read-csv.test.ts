import { FileError, formatFileProblem } from '@/backend/cli/files';
import { decodeText } from './command';
import { parseCatalogueCsv } from './read-csv';

const read = (text: string) => parseCatalogueCsv(decodeText(Buffer.from(text)));
const problemsOf = (text: string) => read(text).problems.map(formatFileProblem);

/** Returns the problems for which the whole file is rejected. */
function violations(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof FileError) return error.problems.map(formatFileProblem);
    throw error;
  }
  throw new Error('The invalid file was accepted');
}

it('reads spreadsheet files: byte order mark, semicolons, CRLF, quoted line breaks, empty rows', () => {
  const { wanted, problems } = read(
    '\ufeffName;Price;Description;Stock  M\r\n"Tee ""One""";1.250.000;"First\r\nsecond";3\r\n;;;\r\n\r\nTee Two;90;;\r\n',
  );
  expect(problems).toEqual([]);
  expect(wanted.order.sizes).toEqual(['M']);
  expect(wanted.products).toEqual([
    {
      line: 2,
      id: 'Tee "One"',
      name: 'Tee "One"',
      price: 1_250_000,
      description: 'First\nsecond',
      stock: { M: 3 },
    },
    { line: 6, id: 'Tee Two', name: 'Tee Two', price: 90, description: '', stock: { M: null } },
  ]);
});

it('reads every column, separated by tabs', () => {
  const headings =
    'id\tname\tprice\tcategory\tvariant\tsection\tfeatured\tcolour (Indonesian)\tpicture\tpicture close 2\tcreated';
  const { wanted, problems } = read(
    `${headings}\na\tA\t1\tTees\tTees\tWomen\tya\t'=Biru\ta.jpg\t\t2025-02-03\nb\tB\t1\t\t\t\t\t\t\t\t\n`,
  );
  expect(problems).toEqual([]);
  expect(wanted.variants).toEqual([{ name: 'Tees', isMen: false, line: 2 }]);
  expect(wanted.products).toEqual([
    {
      line: 2,
      id: 'a',
      name: 'A',
      price: 1,
      category: 'Tees',
      variant: 'Tees',
      isFeatured: true,
      translations: { id: { colour: '=Biru' } },
      images: { main: 'a.jpg', close2: null },
      createdAt: '2025-02-03T00:00:00.000Z',
    },
    expect.objectContaining({
      category: null,
      variant: null,
      isFeatured: false,
      images: { main: null, close2: null },
    }),
  ]);
});

it('reports every problem with its line and column', () => {
  const rows = [
    'id,name,price,variant,section,featured,created,stock M',
    'a,A,"1,250",Tees,men,yes,2025-01-01,3',
    'b,,-5,Tees,women,perhaps,yesterday,many',
    '"c',
    'c",C,1,,men,no,,1.5',
    ',,7,,,no,,1',
    `d,${'x'.repeat(201)},,Tees,boys,no,,1,extra`,
  ];
  expect(problemsOf(rows.join('\n'))).toEqual([
    'line 2, price: "1,250" is not a price: write whole rupiah, such as 1250000 or 1.250.000',
    'line 3, name: is missing',
    'line 3, price: "-5" is not a price: write whole rupiah, such as 1250000 or 1.250.000',
    'line 3, featured: write yes or no (true or false in JSON)',
    'line 3, created: "yesterday" is not a date, such as 2025-02-03',
    'line 3, stock M: "many" is not a number of pieces, such as 12',
    'line 4, id: must be one line',
    'line 4, stock M: "1.5" is not a number of pieces, such as 12',
    'line 6, name: is missing',
    'line 7: has a cell without a heading. A text with a comma must be in quotation marks.',
    'line 7, name: is longer than 200 characters',
    'line 7, price: is missing',
    'line 7, section: "boys" is neither men nor women',
    'line 3, section: the variant ‘Tees’ is for men in line 2',
    'line 4, section: requires a variant, which this row does not have',
  ]);
});

it('reports problems of the headings and the rows together', () => {
  expect(problemsOf('prize,name,price,Name\n1,A,x,B\n')).toEqual([
    expect.stringMatching(/^line 1, prize: is not a column/),
    'line 1, name: is a duplicate column',
    'line 2, price: "x" is not a price: write whole rupiah, such as 1250000 or 1.250.000',
  ]);
});

it('reports rows that contradict each other about a variant', () => {
  expect(problemsOf('name,variant,section\nA,Tees,men\nB,Tees,women\nC,,men\n')).toEqual([
    'line 3, section: the variant ‘Tees’ is for men in line 2',
    'line 4, section: requires a variant, which this row does not have',
  ]);
});

it.each([
  ['', /The file is empty/],
  ['price\n1', /no column id or name/],
  ['name\n"A\nB\n', /A quotation mark is wrong/],
])('rejects %j as a whole', (text, words) => {
  expect(violations(text).join('\n')).toMatch(words);
});

it('rejects other encodings than UTF-8', () => {
  expect(() => decodeText(Buffer.from('name\nCaf\xe9', 'latin1'))).toThrow(/not in UTF-8/);
  expect(() => decodeText(Buffer.from('\ufeffname', 'utf16le'))).toThrow(/not in UTF-8/);
});
