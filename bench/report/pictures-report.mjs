import { table } from './table.mjs';

const seconds = (number) => `${number.toFixed(1)} s`;

/** Of the first visit to a page of each site (`timePictures`). */
export function picturesReport({ floor, shop, home }) {
  const rows = [
    ['listing', (shop / floor).toFixed(2), seconds(shop), seconds(floor)],
    ['home', '', seconds(home), ''],
  ];
  return `## First visit: until all pictures are there\n\n${table(['page', 'ratio', 'shop', 'floor'], rows)}`;
}
