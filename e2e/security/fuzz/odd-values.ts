import fc from 'fast-check';

/** Strings that programs often handle wrongly. */
export const oddTextArbitrary = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '../../../etc/passwd',
    '..%2f..',
    '%',
    '%00',
    "' or 1=1 --",
    '{{7*7}}',
    '<script>alert(1)</script>',
    '1e999',
    'NaN',
    'undefined',
    '__proto__',
    'constructor',
    'a\r\nset-cookie: b=c',
    '🏄'.repeat(200),
    'x'.repeat(5_000),
  ),
);

const oddValue = fc.oneof(
  oddTextArbitrary,
  fc.double(),
  fc.maxSafeInteger(),
  fc.constant(null),
  fc.jsonValue(),
);

/** Generates a value in which one field is added or replaced with an odd value. */
const spoilt = (value: fc.Arbitrary<unknown>) =>
  fc.tuple(value, fc.nat(20), oddValue, fc.boolean()).map(([whole, index, odd, isAdded]) => {
    if (typeof whole !== 'object' || whole === null) return odd;
    const names = Object.keys(whole);
    const name = isAdded || names.length === 0 ? '__proto__' : (names[index % names.length] ?? '');
    return Object.fromEntries([...Object.entries(whole), [name, odd]]);
  });

const asJson = (value: fc.Arbitrary<unknown>) => value.map((one) => Buffer.from(JSON.stringify(one) ?? ''));

/** Generates bodies, from valid JSON to random bytes. */
export function createBodyArbitrary(value: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> {
  return fc.oneof(
    { weight: 6, arbitrary: asJson(value) },
    { weight: 6, arbitrary: asJson(spoilt(value)) },
    { weight: 1, arbitrary: asJson(fc.jsonValue()) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          '',
          '{',
          '[]',
          'null',
          '"',
          '{"a":1,"a":2}',
          `${'['.repeat(9_000)}`,
          `{"email":"${'x'.repeat(70_000)}"}`,
        )
        .map((text) => Buffer.from(text)),
    },
  );
}

export const contentTypeArbitrary = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      ';;',
    ),
  },
);

/** Optional request headers, some of them unusual. */
export const headersArbitrary = fc.record(
  {
    'accept-language': fc.constantFrom('en', 'id', 'id-ID,id;q=0.9', '*', ';q=', 'x'.repeat(2_000)),
    'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('k', ' ', 'x'.repeat(300))),
    'if-none-match': fc.constantFrom('*', 'W/"x"', '"'),
    accept: fc.constantFrom('*/*', 'text/html', 'nonsense'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'same-origin', 'none', 'cross-site', 'x'),
    origin: fc.constantFrom('null', 'https://evil.example', 'nonsense'),
    referer: fc.constantFrom('https://evil.example/', 'nonsense', '/'),
  },
  { requiredKeys: [] },
);

/** Encodes a text as a part of an address; a lone surrogate becomes U+FFFD. */
export const encodeUrlPart = (text: string) => encodeURIComponent(Buffer.from(text).toString()) || 'x';
