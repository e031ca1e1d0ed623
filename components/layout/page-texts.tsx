import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import type { Namespace } from '@/lib/i18n/translator';

type PageTextsProps = { namespaces: readonly Namespace[]; children: ReactNode };

/** Hands namespaces to the client components of a page. */
export function PageTexts({ namespaces, children }: PageTextsProps) {
  const locale = useLocale();

  return (
    <TextsProvider locale={locale} texts={clientTexts(locale, namespaces)}>
      {children}
    </TextsProvider>
  );
}
