import { FileError, formatFileProblem } from '@/backend/cli/files';
import { parseCatalogueJson } from './read-json';

function problemsOf(text: string): string[] {
  try {
    return parseCatalogueJson(text).problems.map(formatFileProblem);
  } catch (error) {
    if (error instanceof FileError) return error.problems.map(formatFileProblem);
    throw error;
  }
}

it('reads the lists in their order, and the products', () => {
  const { wanted, problems } = parseCatalogueJson(
    '\ufeff{"sizes":["S","M"],"variants":[{"name":"Tees","isMen":true}],\n"products":[{"name":" A ","price":0,"stock":{"M":2,"S":null}}]}',
  );
  expect(problems).toEqual([]);
  expect(wanted.order).toEqual({ categories: [], variants: ['Tees'], sizes: ['S', 'M'] });
  expect(wanted.products).toEqual([{ line: 2, id: 'A', name: 'A', price: 0, stock: { M: 2, S: null } }]);
});

it('reports every problem with its line and path', () => {
  const lines = [
    '{ "products": [',
    '  { "id": "a",',
    '    "price": "1.250.000",',
    '    "prize": 1,',
    '    "stock": { "M": 2.5 } },',
    '  { "price": 1 },',
    '  { "name": "b", "images": { "main": 1 },',
    '    "translations": { "id": { "colour": null } } },',
    '  7',
    '] }',
  ];
  expect(problemsOf(lines.join('\n')).toSorted()).toEqual([
    'line 3, price: "1.250.000" is not a price: write whole rupiah, such as 1250000 or 1.250.000',
    'line 4, prize: is not a field of a catalogue',
    'line 5, stock.M: must be a number of pieces, such as 12',
    'line 6, id: is missing, and so is the name',
    'line 7, images.main: must be text',
    'line 8, translations.id.colour: must be text',
    'line 9: must be a product, an object with its fields',
  ]);
});

it('reports problems of the lists and the products together', () => {
  const text = '{ "sizes": ["S", "S"],\n"colours": [],\n"products": [{ "id": "a", "price": -1 }] }';
  expect(problemsOf(text)).toEqual([
    'line 1, sizes: names something twice',
    'line 2, colours: is not a field of a catalogue',
    'line 3, price: must be at least 0',
  ]);
});

it.each([
  ['{ "products": [1,\n2 3] }', 'line 2: is not JSON: comma expected'],
  ['[]', 'line 1: must be an object with a list of products'],
  ['{}', 'line 1, products: must be a list of products'],
  ['{"products":[],\n"size":[]}', 'line 2, size: is not a field of a catalogue'],
  ['{"products":[],"sizes":["S","S"]}', 'line 1, sizes: names something twice'],
])('rejects %j', (text, problem) => {
  expect(problemsOf(text)).toContain(problem);
});
