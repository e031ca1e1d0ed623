import { type Card, faultsOfCard, findOutcome, passesLuhn, TEST_CARDS } from './cards';

const now = new Date('2026-11-21T04:00:00Z');
const card: Card = { number: '4811 1111 1111 1114', expiry: '12/30', cvv: '123' };

it.each(TEST_CARDS)('takes the test card $number', ({ number, outcome }) => {
  expect(faultsOfCard({ ...card, number }, now)).toEqual([]);
  expect(findOutcome(number.replaceAll(' ', ''))).toBe(outcome);
});

it.each<[Partial<Card>, string]>([
  [{ number: '' }, 'number'],
  [{ number: '4811 1111 1111 1115' }, 'number'],
  [{ number: '4811 1111' }, 'number'],
  [{ number: '4242 4242 4242 4242' }, 'unknown_card'],
  [{ expiry: '13/30' }, 'expiry'],
  [{ expiry: '1230' }, 'expiry'],
  [{ expiry: '10/26' }, 'expired'],
  [{ cvv: '12' }, 'cvv'],
  [{ cvv: 'abc' }, 'cvv'],
])('refuses %j as %s', (wrong, code) => {
  expect(faultsOfCard({ ...card, ...wrong }, now).map((fault) => fault.code)).toEqual([code]);
});

it.each(['11/26', '1/2027', ' 01 / 27 '])('takes the expiry %j', (expiry) => {
  expect(faultsOfCard({ ...card, expiry }, now)).toEqual([]);
});

it('names every fault at once', () => {
  expect(faultsOfCard({ number: '', expiry: '', cvv: '' }, now).map(({ path }) => path)).toEqual([
    'number',
    'expiry',
    'cvv',
  ]);
});

it.each([
  ['4811111111111114', true],
  ['4811111111111113', false],
  ['', false],
])('checks the digits of %j', (digits, passes) => {
  expect(passesLuhn(digits)).toBe(passes);
});
