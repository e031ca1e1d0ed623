'use client';

import type { CSSProperties } from 'react';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/contract/locale';
import { createErrorDigest } from '@/lib/errors/digest';

/** The texts are not part of the messages, because the messages may have failed to load. */
const TEXTS = {
  en: { text: 'An unexpected error occurred. Please try again.', retry: 'Retry' },
  id: { text: 'Terjadi kesalahan tak terduga. Silakan coba lagi.', retry: 'Coba lagi' },
};

// Inline styles, because the global style sheet belongs to the layout that has failed. A separate style sheet
// would be prefetched by every page.
const PAGE: CSSProperties = {
  padding: '30vh 2rem',
  background: '#f3eadb',
  color: '#13242b',
  fontFamily: 'system-ui, sans-serif',
  textAlign: 'center',
};
const RETRY: CSSProperties = {
  padding: '1rem 2rem',
  border: '1px solid',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
};

/** Replaces the whole document when the layout itself fails. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const first = globalThis.location?.pathname.split('/')[1];
  // Not `splitLocale`, because this file is in every page's script, which would then bundle that module
  // twice.
  const locale = LOCALES.find((one) => one === first) ?? DEFAULT_LOCALE;
  const words = TEXTS[locale];

  return (
    <html lang={locale}>
      <body style={PAGE}>
        <main>
          <h1>{words.text}</h1>
          <p>{createErrorDigest(error)}</p>
          <button type="button" style={RETRY} onClick={retry}>
            {words.retry}
          </button>
        </main>
      </body>
    </html>
  );
}
