import { sayPlace, sayResult } from './say-result';

it.each([
  [1, '1st', 'Juara 1'],
  [2, '2nd', 'Juara 2'],
  [3, '3rd', 'Juara 3'],
  [4, '4th', 'Peringkat 4'],
  [12, '12th', 'Peringkat 12'],
  [17, '17th', 'Peringkat 17'],
  [21, '21st', 'Peringkat 21'],
])('says place %i as %s and as %s', (place, english, indonesian) => {
  expect(sayPlace(place, 'en')).toBe(english);
  expect(sayPlace(place, 'id')).toBe(indonesian);
});

it('says a result in one line (spec §2)', () => {
  const result = { place: 4, event: 'Bahari: The Rise of Legian', year: 2024 };
  expect(sayResult(result, 'en')).toBe('4th Bahari: The Rise of Legian 2024');
});
