import { maskIpAddress, serializeError } from './redact';

it('removes the values of a query', () => {
  const message = 'Failed query: insert into "customers" values ($1, $2)\nparams: ayu@example.com,two\nlines';
  const detail = 'Key (email)=(ayu@example.com) already exists.';
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail,
  });
  const written = JSON.stringify(serializeError(new Error(message, { cause })));
  expect(written).toContain('insert into');
  expect(written).toContain('redact.test.ts');
  expect(written).toContain('"code":"23505"');
  expect(written).not.toMatch(/ayu@example\.com|lines/);
});

it('keeps the digest that identifies an error page', () => {
  const error = Object.assign(new TypeError('x of undefined'), { digest: '1207350133' });
  expect(serializeError(error)).toMatchObject({ type: 'TypeError', digest: '1207350133' });
});

it('returns values that are not errors unchanged', () => {
  expect(serializeError('gone')).toBe('gone');
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/48'],
])('masks %s as %s', (address, network) => {
  expect(maskIpAddress(address)).toBe(network);
});
