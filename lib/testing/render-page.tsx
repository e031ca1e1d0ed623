'use client';

import { render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Locale } from '@/lib/contract/locale';
import { pickNamespaces } from '@/lib/i18n/client-messages';

const NAMESPACES = [
  'common',
  'session',
  'accountMenu',
  'languageOffer',
  'addition',
  'account',
  'password',
  'profile',
  'cart',
  'checkout',
  'order',
  'orders',
  'receipt',
  'errors',
  'failures',
  'product',
  'searchField',
  'sizeGuide',
  'viewer',
  'newsletter',
  'catalogRequest',
  'validation',
] as const;

type Page = { path?: string; query?: string; locale?: Locale };

/** A router mock that does nothing. */
function listeningRouter() {
  return {
    push: jest.fn(),
    replace: jest.fn(),
    back: jest.fn(),
    forward: jest.fn(),
    refresh: jest.fn(),
    prefetch: jest.fn(),
    bfcacheId: '',
  };
}

function failOn(error: Error): never {
  throw error;
}

/** Wraps an element in a page: messages, a path and a router mock. */
export function wrapInPage(part: ReactNode, { path = '/men', query = '', locale = 'en' }: Page = {}) {
  const router = listeningRouter();
  const page = (
    <AppRouterContext value={router}>
      <PathnameContext value={path}>
        <SearchParamsContext value={new URLSearchParams(query)}>
          <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 }}>
            <NextIntlClientProvider
              locale={locale}
              messages={pickNamespaces(locale, NAMESPACES)}
              timeZone="Asia/Makassar"
              onError={failOn}
            >
              {part}
            </NextIntlClientProvider>
          </SWRConfig>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
  return { router, page };
}

/** Renders an element in a page (`wrapInPage`). */
export function renderPage(part: ReactNode, around: Page = {}) {
  const { path = '/men', query = '' } = around;
  window.history.replaceState(null, '', query ? `${path}?${query}` : path);
  const { router, page } = wrapInPage(part, around);
  return { router, ...render(page) };
}
