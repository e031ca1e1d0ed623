import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { LAZY_NAMESPACES } from './client-texts';
import { type CompiledText, formatText } from './format-text';
import { MESSAGES } from './translator';

/** Handed to client components by the frame and by pages. */
const OF_PAGES = ['common', 'session', 'product', 'password', 'profile', 'receipt', 'orders'] as const;

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

it.each(LOCALES)('says every message of client components as icu-minify does (%s)', (locale) => {
  for (const namespace of [...LAZY_NAMESPACES, ...OF_PAGES])
    for (const message of Object.values(MESSAGES[locale][namespace]))
      for (const value of [0, 1, 2, 12_345, 'men', 'pending', 'unavailable'])
        expectSame(String(message), locale, valuesOf(String(message), value));
});

it.each([
  ['{n, plural, =0 {none} one {#} other {{n, number} of #}}', { n: 1 }],
  ['{n, plural, =0 {none} one {#} other {{n, number} of #}}', { n: 1234 }],
  [
    '{n, plural, one {{c, select, a {# piece} other {#}}} other {{c, select, a {# pieces} other {#}}}}',
    { n: 2, c: 'a' },
  ],
  ['{a}, {b}', { a: '' }],
])('says %s', (message, values) => {
  expectSame(message, 'en', values);
});
