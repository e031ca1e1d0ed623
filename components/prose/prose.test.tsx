import { render, screen } from '@testing-library/react';
import { parseProse } from '@/lib/prose/read-prose';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { Prose } from './prose';

const blocksOf = (markdown: string) => parseProse(`# Title\n\nLead.\n\n${markdown}`).blocks;
const PICTURES = new Map([
  ['wave.jpg', { src: '/images/wave.jpg', width: 800, height: 400, dominant: '#083848' }],
]);

it('localises links to pages of the shop and leaves other links unchanged', async () => {
  const markdown = 'To [men](/men?category=tees), [paper](/catalogue-2025.pdf), [us](mailto:a@shop.example).';
  await renderServerPart(<Prose blocks={blocksOf(markdown)} />, 'id');

  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/id/men?category=tees', '/catalogue-2025.pdf', 'mailto:a@shop.example']);
});

it('gives headings an id with the name of their page', () => {
  const blocks = blocksOf('## Your *rights*\n\n### In law');
  const { rerender } = render(<Prose blocks={blocks} page="privacy" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Your rights' })).toHaveAttribute(
    'id',
    'privacy-your-rights',
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('id', 'privacy-in-law');

  rerender(<Prose blocks={blocks} />);
  expect(screen.getByRole('heading', { level: 2 })).not.toHaveAttribute('id');
});

it('marks the row and column headers of a table', () => {
  render(<Prose blocks={blocksOf('| Season | Wind |\n|---|---|\n| Dry | East |')} />);

  expect(screen.getByRole('columnheader', { name: 'Wind' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Dry' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'East' })).toBeVisible();
});

it('shows a picture with its caption and size', () => {
  render(<Prose blocks={blocksOf('![A wave](wave.jpg "At dawn")')} pictures={PICTURES} />);

  const picture = screen.getByRole('img', { name: 'A wave' });
  expect(picture).toHaveAttribute('width', '800');
  expect(screen.getByRole('figure')).toHaveTextContent('At dawn');
});

it('omits a picture without a known size', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const blocks = blocksOf('![A wave](other.jpg "At dawn")');
  expect(() => render(<Prose blocks={blocks} pictures={PICTURES} />)).toThrow(/other\.jpg/);
});
