import type { FormatValues } from 'icu-minify/format';
import type { Locale } from '@/lib/contract/locale';

/** What `icu-minify` compiles these kinds of an argument to: the only ones that `formatText` formats. */
const SELECT = 1;
const PLURAL = 2;
const NUMBER = 4;

/** The `#` of a plural. */
const POUND = 0;

type Argument = readonly [name: string, kind?: number, choices?: Readonly<Record<string, CompiledText>>];

/** A message without its ICU syntax. */
export type CompiledText = string | typeof POUND | readonly (string | typeof POUND | Argument)[];

export type TextValues = FormatValues<string>;

type Saying = { locale: Locale; values: TextValues; counted?: unknown };

/** What client components need of `icu-minify/format`, in a third of its bytes. */
export function formatText(text: CompiledText, saying: Saying): string {
  if (typeof text === 'string') return text;
  if (text === POUND) return sayNumber(saying.counted, saying);
  return text
    .map((part) => (typeof part === 'object' ? sayArgument(part, saying) : formatText(part, saying)))
    .join('');
}

function sayArgument([name, kind, choices = {}]: Argument, saying: Saying): string {
  if (process.env.NODE_ENV !== 'production' && !(name in saying.values))
    throw new Error(`The message has no value for {${name}}.`);
  const value = saying.values[name];
  const key = String(value);
  if (kind === SELECT) return formatText(choices[key] ?? choices.other ?? '', saying);
  if (kind === NUMBER) return sayNumber(value, saying);
  if (kind !== PLURAL) return key;
  const form = new Intl.PluralRules(saying.locale).select(Number(value));
  const chosen = choices[`=${key}`] ?? choices[form] ?? choices.other ?? '';
  return formatText(chosen, { ...saying, counted: value });
}

function sayNumber(value: unknown, { locale }: Saying): string {
  return new Intl.NumberFormat(locale).format(Number(value));
}
