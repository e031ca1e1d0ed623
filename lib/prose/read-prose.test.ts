import { readProse } from './read-prose';

const FACTS = { brand: 'Laut', locality: 'Sanur', email: 'us@shop.example', paymentProvider: 'Bayar' };

it('fills in what is known', () => {
  const { blocks } = readProse('legal/privacy/en.md', FACTS);
  expect(JSON.stringify(blocks)).toContain('Laut, Sanur, Bali');
});

it('names the file and what nobody knows', () => {
  expect(() => readProse('legal/privacy/en.md', { brand: 'Laut', locality: 'Sanur' })).toThrow(
    'content/legal/privacy/en.md: Nobody knows {email}',
  );
});
