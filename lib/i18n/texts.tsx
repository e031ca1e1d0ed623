'use client';

import { createContext, type ReactNode, use } from 'react';
import { DEFAULT_LOCALE, type Locale } from '@/lib/contract/locale';
import type { ClientTexts } from './client-texts';
import { formatText, type TextValues } from './format-text';
import type { Messages, Namespace } from './translator';

type Words = { locale: Locale; texts: ClientTexts };

const WordsContext = createContext<Words>({ locale: DEFAULT_LOCALE, texts: {} });

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

  return (key: keyof Messages[N] & string, values: TextValues = {}): string => {
    const word = words[key];
    if (word === undefined) throw new Error(`"${key}" of "${namespace}" was not handed to this page`);
    return formatText(word, { locale, values });
  };
}
