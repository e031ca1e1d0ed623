import { screen } from '@testing-library/react';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { SizeGuideTile } from './size-guide-tile';

it.each([
  ['one category', ['rash-guard'], '/size-guide/rash-guards'],
  ['categories with one guide', ['bikini', 'swimsuit'], '/size-guide/swimwear'],
  ['categories with several guides', ['tees', 'sandals'], '/size-guide'],
  ['all products', [], '/size-guide'],
  ['a category without a guide', ['towels'], '/size-guide'],
])('links to the size guide of %s', async (_, categories, path) => {
  await renderServerPart(<SizeGuideTile categories={categories} />, 'en');
  expect(screen.getByRole('link', { name: 'Which size?' })).toHaveAttribute('href', path);
});
