import { dollars, sizeText } from './book';
import { firstSentences } from './draw-style';

it.each([
  [1_199_000, 75],
  [0, 0],
  [1, 1],
  [16_000, 1],
  [24_000, 2],
])('prices %i rupiah at %i dollars', (rupiah, price) => {
  expect(dollars(rupiah)).toBe(price);
});

it.each([
  [['28', '30'], '28 · 30'],
  [['EU 39', 'EU 40', 'EU 41'], 'EU 39 · 40 · 41'],
  [['EU 39', 'M'], 'EU 39 · M'],
  [['XS', 'XL'], 'XS · XL'],
  [[], ''],
])('writes the sizes %j as ‘%s’', (sizes, text) => {
  expect(sizeText(sizes)).toBe(text);
});

it('takes whole sentences for as long as they fit, and the first one anyway', () => {
  const text = 'One. Two is 2.5 long! Three?';
  const within = (most: number) => firstSentences(text, (words) => words.length <= most);
  expect(within(100)).toBe(text);
  expect(within(22)).toBe('One. Two is 2.5 long!');
  expect(within(5)).toBe('One.');
  expect(within(0)).toBe('One.');
});
