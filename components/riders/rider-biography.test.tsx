import { render } from '@testing-library/react';
import { RiderName } from './rider-biography';

it.each([
  [{ name: 'Raka Suwela', longName: 'I MADE Raka Suwela' }, 'I MADE Raka Suwela', ['I MADE ']],
  [
    { name: 'Raka Suwela', longName: 'I MADE Raka Suwela, Jr.' },
    'I MADE Raka Suwela, Jr.',
    ['I MADE ', ', Jr.'],
  ],
  [{ name: 'Ren Minase' }, 'Ren Minase', []],
])('renders %j as %s, and marks the parts that phones hide', (rider, said, more) => {
  const { container } = render(<RiderName rider={rider} />);
  expect(container).toHaveTextContent(said);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(more);
});
