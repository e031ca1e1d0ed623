import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { type CompiledText, formatText } from './format-text';
import { refuseUnknownKinds } from './refuse-unknown-kinds';
import { MESSAGES } from './translator';

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

const compiled = (message: string): CompiledText => JSON.parse(JSON.stringify(compile(message)));

function expectSame(message: string, locale: Locale, values: Record<string, string | number>) {
  expect(formatText(compiled(message), { locale, values })).toBe(
    String(format(compile(message), locale, values, { formatters })),
  );
}

/** The same value for every argument of a message. */
const valuesOf = (message: string, value: string | number) =>
  Object.fromEntries([...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, value]));

function isRefused(message: string): boolean {
  try {
    refuseUnknownKinds(compiled(message));
    return false;
  } catch {
    return true;
  }
}

const messagesOf = (locale: Locale) =>
  Object.entries(MESSAGES[locale]).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, message]) => ({
      name: `${namespace}.${key}`,
      message: String(message),
    })),
  );

it.each(LOCALES)('says every message that it does not refuse as icu-minify does (%s)', (locale) => {
  for (const { message } of messagesOf(locale).filter((one) => !isRefused(one.message)))
    for (const value of [0, 1, 2, 12_345, 'men', 'pending', 'unavailable'])
      expectSame(message, locale, valuesOf(message, value));
});

it('refuses ordinals and tags, which only the server says, and nothing else', () => {
  const isOfServer = (message: string) => /selectordinal|<\w+>/.test(message);
  for (const { name, message } of messagesOf('en'))
    expect([name, isRefused(message)]).toEqual([name, isOfServer(message)]);
});

it.each(['{n, number, percent}', '{d, date}', '{d, time, short}', '{n, selectordinal, other {#}}'])(
  'refuses %s, wherever it stands',
  (argument) => {
    expect(() => refuseUnknownKinds(compiled(argument))).toThrow('of an unknown kind');
    expect(() => refuseUnknownKinds(compiled(`{a, select, b {so ${argument}} other {}}`))).toThrow();
  },
);

it('does not say a message whose value is missing', () => {
  expect(() => formatText(compiled('{a}, {b}'), { locale: 'en', values: { a: 'one' } })).toThrow('{b}');
});

it.each([
  ['{n, plural, =0 {none} one {#} other {{n, number} of #}}', { n: 1 }],
  ['{n, plural, =0 {none} one {#} other {{n, number} of #}}', { n: 1234 }],
  [
    '{n, plural, one {{c, select, a {# piece} other {#}}} other {{c, select, a {# pieces} other {#}}}}',
    { n: 2, c: 'a' },
  ],
  ['{a}, {b}', { a: '', b: 'one' }],
])('says %s', (message, values) => {
  expectSame(message, 'en', values);
});
