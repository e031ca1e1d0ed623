import { styleCodes } from './style-codes';

const style = (id: string, createdAt = '2025-01-01T00:00:00Z') => ({ id, createdAt });
const codesOf = (...ids: string[]) => [...styleCodes(ids.map((id) => style(id))).values()];

it.each([
  ['Uluwatu Elite Pro', 'ULU-EP'],
  ['Kirana Bikini', 'KIR-B'],
  ['Jalan', 'JAL'],
  ['pasir-slide', 'PAS-S'],
  ['Señorita Été 2', 'SEN-E2'],
  ['★', 'X'],
])('makes of ‘%s’ the code %s', (id, code) => {
  expect(codesOf(id)).toEqual([code]);
});

it('gives no code twice', () => {
  expect(codesOf('Sanur Volley', 'Sanda Volley', 'San Volley', 'San-volley')).toEqual([
    'SAN-V',
    'SAN-V2',
    'SAND-V',
    'SANU-V',
  ]);
});

it('keeps the code of the older one', () => {
  const older = style('Sanur Volley', '2024-05-01T00:00:00+08:00');
  expect(styleCodes([style('Sanda Volley'), older]).get('Sanur Volley')).toBe('SAN-V');
  expect(styleCodes([older]).get('Sanur Volley')).toBe('SAN-V');
});
