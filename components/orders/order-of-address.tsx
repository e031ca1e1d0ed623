'use client';

import { useSearchParams } from 'next/navigation';
import { OrderStatus } from './order-status';

/** The order that the page's address names, else the latest. `contact` is customer service's address. */
export function OrderOfAddress({ contact }: { contact: string }) {
  const id = useSearchParams().get('transaction_id') || undefined;

  // Another order begins anew: its own count of questions, no widget open.
  return <OrderStatus key={id ?? ''} id={id} contact={contact} />;
}
