import { maskAddress, serializeError } from './redact';

it('leaves out the values of a query', () => {
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

it('keeps the digest, by which a page names its failure', () => {
  const error = Object.assign(new TypeError('x of undefined'), { digest: '1207350133' });
  expect(serializeError(error)).toMatchObject({ type: 'TypeError', digest: '1207350133' });
});

it('leaves what is no error as it is', () => {
  expect(serializeError('gone')).toBe('gone');
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/48'],
])('logs of %s the network alone', (address, network) => {
  expect(maskAddress(address)).toBe(network);
});
