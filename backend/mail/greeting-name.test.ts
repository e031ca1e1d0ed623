import { greetingName } from './customer-mail';

it.each([
  'Made',
  'Ni Luh Ayu Lestari',
  'I. Gusti Ngurah',
  'J.R. Sudarma',
  "D'Arcy",
  'Élodie Ørsted-Ng',
  '山田 花子',
])('greets %s', (name) => {
  expect(greetingName(name)).toBe(name);
});

it.each([
  'You have won, see evil.example',
  'http://evil.example',
  'Win 1000',
  'made@example.com',
  'Made\nBcc: all',
  '<b>Made</b>',
  'Made '.repeat(20),
])('does not pass %j on', (message) => {
  expect(greetingName(message)).toBeUndefined();
});
