import { cellOfText, flagOfCell, priceOfCell, textOfCell } from '@/backend/csv/cell';

type Place = [string, ...string[]];

/** A column of the table: its heading, where its value lies in a product, and both ways between value and cell. */
export type Column = {
  heading: string;
  place: Place;
  read: (cell: string) => unknown;
  write: (value: unknown) => string;
};

const asText = (value: unknown) => (typeof value === 'string' ? cellOfText(value) : '');
const plain = (value: unknown) => String(value ?? '');

const text = (heading: string, ...place: Place): Column => ({
  heading,
  place,
  read: textOfCell,
  write: asText,
});

/** A text whose empty cell means that there is none. */
const nullable = (heading: string, ...place: Place): Column => ({
  ...text(heading, ...place),
  read: (cell) => (cell === '' ? null : textOfCell(cell)),
});

/** A text whose empty cell says nothing. */
const optional = (heading: string, ...place: Place): Column => ({
  ...text(heading, ...place),
  read: (cell) => (cell === '' ? undefined : textOfCell(cell)),
});

const SECTIONS: Record<string, string> = { man: 'men', woman: 'women' };

/** Every column but those of the stock, in the order in which they are exported. */
export const COLUMNS: Column[] = [
  optional('id', 'id'),
  text('name', 'name'),
  { heading: 'price', place: ['price'], read: priceOfCell, write: plain },
  nullable('category', 'category'),
  nullable('variant', 'variant'),
  {
    ...nullable('section', 'section'),
    read: (cell) => (cell === '' ? undefined : (SECTIONS[cell.toLowerCase()] ?? cell.toLowerCase())),
  },
  {
    heading: 'featured',
    place: ['isFeatured'],
    read: flagOfCell,
    write: (value) => (value === true ? 'yes' : 'no'),
  },
  text('colour', 'colour'),
  text('colour (Indonesian)', 'translations', 'id', 'colour'),
  text('description', 'description'),
  text('description (Indonesian)', 'translations', 'id', 'description'),
  nullable('picture', 'images', 'main'),
  nullable('picture full body', 'images', 'fullBody'),
  nullable('picture close 1', 'images', 'close1'),
  nullable('picture close 2', 'images', 'close2'),
  nullable('picture close 3', 'images', 'close3'),
  optional('created', 'createdAt'),
];

const STOCK = /^stock\s+(\S.*)$/i;

/** The size whose stock a column holds, should it be such a column. */
export function sizeOfHeading(heading: string): string | undefined {
  return STOCK.exec(heading)?.[1];
}

/** The heading of a size's stock. */
export function headingOfSize(size: string): string {
  return `stock ${size}`;
}
