'use client';

import { useSearchParams } from 'next/navigation';
import { Notice } from '@/components/ui/notice';
import { useTexts } from '@/lib/i18n/texts';
import { ReceiptOfOrder } from './receipt-of-order';
import type { Shop } from './shop';
import { ToOrders } from './to-orders';

/** The receipt of the order that the page's address names. */
export function ReceiptOfAddress({ shop }: { shop: Shop }) {
  const t = useTexts('receipt');
  const id = useSearchParams().get('transaction_id');

  if (id) return <ReceiptOfOrder key={id} id={id} shop={shop} />;
  return (
    <Notice tone="plain" action={<ToOrders />}>
      {t('notNamed')}
    </Notice>
  );
}
