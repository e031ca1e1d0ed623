import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { MoreMessages } from '@/components/layout/more-messages';
import { pickNamespaces } from '@/lib/i18n/client-messages';
import type { Namespace } from '@/lib/i18n/translator';

type PageTextsProps = { namespaces: readonly Namespace[]; children: ReactNode };

/** Provides message namespaces to the client components of a page. */
export function PageTexts({ namespaces, children }: PageTextsProps) {
  const locale = useLocale();

  return <MoreMessages messages={pickNamespaces(locale, namespaces)}>{children}</MoreMessages>;
}
