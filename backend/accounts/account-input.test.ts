import { formatE164Phone, isCommonPassword } from './account-input';
import { hashPassword, verifyPassword } from './credentials';

it.each([
  ['0812-3456-7890', '+6281234567890'],
  ['+62 812 3456 7890', '+6281234567890'],
  ['62 812 3456 7890', '+6281234567890'],
  ['(0361) 222 387', '+62361222387'],
  ['+61 412 345 678', '+61412345678'],
])('parses %s as %s', (phone, number) => {
  expect(formatE164Phone(phone)).toBe(number);
});

it.each(['', 'abc', '12', '+1', '0812', '+62 000 000 0000', '9'.repeat(32)])(
  'knows no number %j',
  (phone) => {
    expect(formatE164Phone(phone)).toBeUndefined();
  },
);

it.each(['password', 'PASSWORD1', '12345678', 'iloveyou', 'qwertyuiop'])(
  'recognises %s as a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each(['ombak-besar-di-uluwatu', 'tq8#vLm2', 'sate lilit bumbu genep'])(
  'accepts %s as uncommon',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

it('accepts a password in either Unicode form', async () => {
  expect(await verifyPassword('cafe\u0301 pantai', await hashPassword('caf\u00e9 pantai'))).toBe(true);
});
