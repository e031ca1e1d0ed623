'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CartContents } from '@/components/cart/cart-contents';
import { CartSummary } from '@/components/cart/cart-summary';
import { Dialog } from '@/components/dialogs/dialog';
import { type DialogLoader, LazyDialog } from '@/components/dialogs/lazy-dialog';
import { Button } from '@/components/ui/button';
import { useCart } from '@/lib/cart/use-cart';

const loadCheckout: DialogLoader = () =>
  import('./checkout-dialog').then(({ CheckoutDialog }) => CheckoutDialog);

type CartAndCheckoutPanelProps = { onClose: () => void; startsWithCheckout?: boolean };

/** The cart panel, or the checkout, which replaces it. */
export function CartAndCheckoutPanel({ onClose, startsWithCheckout = false }: CartAndCheckoutPanelProps) {
  const [paying, setPaying] = useState(startsWithCheckout);

  if (paying) return <LazyDialog load={loadCheckout} onClose={onClose} />;
  return <CartPanel onClose={onClose} onCheckout={() => setPaying(true)} />;
}

/** The cart in a panel at the side of the page (spec §2). */
function CartPanel({ onClose, onCheckout }: { onClose: () => void; onCheckout: () => void }) {
  const t = useTranslations('cart');
  const { cart } = useCart();
  const filled = cart && cart.items.length > 0;

  return (
    <Dialog
      shape="panel"
      title={t('title')}
      onClose={onClose}
      footer={filled && <CartSummary cart={cart} />}
      actions={
        <>
          <Button tone="outline" onClick={onClose}>
            {t('closeCart')}
          </Button>
          {filled && <Button onClick={onCheckout}>{t('checkout')}</Button>}
        </>
      }
    >
      <CartContents changeable />
    </Dialog>
  );
}
