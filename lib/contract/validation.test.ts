import { z } from 'zod';
import { addressSchema, registrationSchema } from './account';
import { cartAdditionRequestSchema } from './cart';
import { listValidationErrors } from './validation';

const REGISTRATION = {
  firstName: 'Wayan',
  lastName: 'Sari',
  email: 'wayan@example.com',
  phone: '0812 3456 7890',
  password: 'ombak besar di utara',
};

function validate(schema: { safeParse: typeof registrationSchema.safeParse }, input: unknown) {
  const { error } = schema.safeParse(input);
  return error ? listValidationErrors(error) : [];
}

it('finds no error in a valid registration', () => {
  expect(validate(registrationSchema, REGISTRATION)).toEqual([]);
});

it('accepts an empty last name, for people with one name', () => {
  expect(validate(registrationSchema, { ...REGISTRATION, lastName: ' ' })).toEqual([]);
});

it.each(['/', '/men/uluwatu-elite-pro?size=32#reviews', '/id/woman'])(
  'accepts the redirect %s',
  (redirect) => {
    expect(validate(registrationSchema, { ...REGISTRATION, redirect })).toEqual([]);
  },
);

it.each([
  '',
  'men',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/\n/evil.example',
  `/${'x'.repeat(500)}`,
])('rejects the redirect %j', (redirect) => {
  expect(validate(registrationSchema, { ...REGISTRATION, redirect })).toMatchObject([{ path: 'redirect' }]);
});

it.each([
  ['absent', { firstName: undefined }, { path: 'firstName', code: 'required' }],
  ['null', { firstName: null }, { path: 'firstName', code: 'required' }],
  ['blank', { firstName: '   ' }, { path: 'firstName', code: 'required', bound: 1 }],
  ['not text', { lastName: 7 }, { path: 'lastName', code: 'invalid' }],
  ['no address', { email: 'wayan at example' }, { path: 'email', code: 'email' }],
  ['short', { password: 'pendek' }, { path: 'password', code: 'too_short', bound: 8 }],
  ['long', { password: 'x'.repeat(129) }, { path: 'password', code: 'too_long', bound: 128 }],
])('reports a field that is %s', (_, change, expected) => {
  expect(validate(registrationSchema, { ...REGISTRATION, ...change })).toEqual([expected]);
});

it.each([
  [0, { path: 'quantity', code: 'too_small', bound: 1 }],
  [21, { path: 'quantity', code: 'too_large', bound: 20 }],
  [1.5, { path: 'quantity', code: 'whole_number' }],
])('rejects %d as a quantity', (quantity, expected) => {
  const { error } = cartAdditionRequestSchema.safeParse({ itemId: '1', sizeId: '2', quantity });
  expect(error && listValidationErrors(error)).toEqual([expected]);
});

it.each([
  ['common_password', 'common_password'],
  ['no code of ours', 'invalid'],
])('uses the code of a custom check: %s', (own, code) => {
  const { error } = z
    .string()
    .refine(() => false, { params: { code: own } })
    .safeParse('');
  expect(error && listValidationErrors(error)).toEqual([{ path: '', code }]);
});

it('reports each missing field of an address once', () => {
  const { error } = addressSchema.safeParse({});
  expect(error && listValidationErrors(error).map(({ path }) => path)).toEqual([
    'receiptName',
    'address',
    'city',
    'province',
    'postalCode',
  ]);
});
