import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { MessagesProvider } from '@/components/layout/messages-provider';
import { pickNamespaces } from '@/lib/i18n/client-messages';
import type { Namespace } from '@/lib/i18n/translator';

type PageMessagesProviderProps = { namespaces: readonly Namespace[]; children: ReactNode };

/** Provides message namespaces to the client components of a page. */
export function PageMessagesProvider({ namespaces, children }: PageMessagesProviderProps) {
  const locale = useLocale();

  return <MessagesProvider messages={pickNamespaces(locale, namespaces)}>{children}</MessagesProvider>;
}
