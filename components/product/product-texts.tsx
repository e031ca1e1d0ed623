import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { clientTexts, someTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';

/** The words of a product page's client components; of the error catalogue what buying can meet with. */
export function ProductTexts({ locale, children }: { locale: Locale; children: ReactNode }) {
  const texts = {
    ...clientTexts(locale, ['product']),
    ...someTexts(locale, 'errors', ['items', 'addToCart', 'addToCartTitle']),
  };

  return (
    <TextsProvider locale={locale} texts={texts}>
      {children}
    </TextsProvider>
  );
}
