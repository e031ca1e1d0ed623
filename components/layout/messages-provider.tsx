'use client';

import { IntlProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import type { ClientMessages } from '@/lib/i18n/client-messages';

/** Adds messages to those of the outer provider. */
export function MessagesProvider({ messages, children }: { messages: ClientMessages; children: ReactNode }) {
  const outer = useMessages();

  return (
    <IntlProvider locale={useLocale()} messages={{ ...outer, ...messages }}>
      {children}
    </IntlProvider>
  );
}
