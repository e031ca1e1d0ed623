'use client';

import { useState } from 'react';
import { CartPanel } from '@/components/cart/cart-panel';
import { LazyDialog, type LoadDialog } from '@/components/dialogs/lazy-dialog';

const loadCheckout: LoadDialog = () =>
  import('./checkout-dialog').then(({ CheckoutDialog }) => CheckoutDialog);

/** What opens the cart: the panel, and the checkout in its place. */
export function Shopping({ onClose }: { onClose: () => void }) {
  const [paying, setPaying] = useState(false);

  if (paying) return <LazyDialog load={loadCheckout} onClose={onClose} />;
  return <CartPanel onClose={onClose} onCheckout={() => setPaying(true)} />;
}
