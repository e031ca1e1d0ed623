import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
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
export function StoreTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <TextsProvider locale={locale} texts={someTexts(locale, 'stores', OPENING_WORDS)}>
      {children}
    </TextsProvider>
  );
}
