import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { someTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';

/** What `OpenNow` can say. */
const OPENING_WORDS = [
  'openUntil',
  'closingSoon',
  'opensToday',
  'opensTomorrow',
  'opensOn',
  'closedFor',
  'closedNow',
] as const;

/** The words that the browser says on a page with stores. */
export function StoreTexts({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <TextsProvider locale={locale} texts={someTexts(locale, 'stores', OPENING_WORDS)}>
      {children}
    </TextsProvider>
  );
}
