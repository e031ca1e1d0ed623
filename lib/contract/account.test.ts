import { addressSchema, emailSchema, registrationSchema, singleLineSchema } from './account';

const line = singleLineSchema(20);

it.each([
  'Ni Luh Ketut',
  'I Gusti Ngurah',
  '王小明',
  'مُحَمَّد',
  'ᬦᬶᬮᬸᬄ',
  'O’Brien-Smith',
  '👩‍🚀',
  '<b>Made</b>',
  '=1+1',
])('keeps %s exactly', (text) => {
  expect(line.parse(text)).toBe(text);
});

it.each([
  ['Made\r\nBcc: all@example.com', 'Made Bcc: all@example.com'],
  ['Jalan\tPantai', 'Jalan Pantai'],
  ['\n Made \n', 'Made'],
  ['a\u001b[31mb', 'a [31mb'],
  ['a\u0085b', 'a b'],
  ['a\u2028b', 'a b'],
  ['Jalan \u202e08 nalaJ', 'Jalan 08 nalaJ'],
  ['\u2066Made\u2069', 'Made'],
])('replaces control characters and removes direction marks in %j', (text, kept) => {
  expect(singleLineSchema(50).parse(text)).toBe(kept);
});

it('rejects text that consists of line breaks or direction marks only', () => {
  expect(line.safeParse('\r\n\t').success).toBe(false);
  expect(line.safeParse('\u202e').success).toBe(false);
});

it('applies to names and to every field of an address', () => {
  const broken = 'a\r\nb';
  const { firstName, lastName } = registrationSchema.parse({
    firstName: broken,
    lastName: broken,
    email: 'a@b.co',
    phone: '0812',
    password: 'ombak besar',
  });
  expect([firstName, lastName]).toEqual(['a b', 'a b']);
  const address = addressSchema.parse({
    receiptName: broken,
    address: broken,
    city: broken,
    province: broken,
    postalCode: broken,
  });
  expect(new Set(Object.values(address))).toEqual(new Set(['a b']));
});

it.each([
  'a@b.co\r\nBcc: all@example.com',
  'a@b.co,c@d.co',
  'a@b.co;c@d.co',
  '"a\r\nb"@c.co',
  'A <a@b.co>',
  'a@b.co c@d.co',
  'a@b.co%0aBcc:c@d.co',
  'a@[127.0.0.1]',
  'a\u202e@b.co',
])('rejects %j as an email address', (text) => {
  expect(emailSchema.safeParse(text).success).toBe(false);
});
