'use client';

import { ButtonLink } from '@/components/ui/button';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';

/** The way to all orders. */
export function ToOrders() {
  const t = useTexts('receipt');
  const locale = useLocale();

  return (
    <ButtonLink href={localePath(locale, '/account/orders')} tone="outline">
      {t('toOrders')}
    </ButtonLink>
  );
}
