'use client';

import format, { type FormatValues } from 'icu-minify/format';
import { createContext, type ReactNode, use } from 'react';
import { DEFAULT_LOCALE, type Locale } from '@/lib/contract/locale';
import type { ClientTexts } from './client-texts';
import type { Messages, Namespace } from './translator';

type Words = { locale: Locale; texts: ClientTexts };

const WordsContext = createContext<Words>({ locale: DEFAULT_LOCALE, texts: {} });

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

export function TextsProvider({ locale, texts, children }: Words & { children: ReactNode }) {
  const outer = use(WordsContext);
  return <WordsContext value={{ locale, texts: { ...outer.texts, ...texts } }}>{children}</WordsContext>;
}

export const useLocale = (): Locale => use(WordsContext).locale;

/** A namespace's words in a client component. @throws when no TextsProvider above was given them */
export function useTexts<N extends Namespace>(namespace: N) {
  const { locale, texts } = use(WordsContext);
  const words = texts[namespace];
  if (!words) throw new Error(`No texts of "${namespace}" were handed to this page`);

  return (key: keyof Messages[N] & string, values?: FormatValues<string>): string => {
    const word = words[key];
    if (word === undefined) throw new Error(`"${key}" of "${namespace}" was not handed to this page`);
    return String(format<string>(word, locale, values, { formatters }));
  };
}
