'use client';

import { Dialog } from '@/components/dialogs/dialog';
import { Button } from '@/components/ui/button';
import { useCart } from '@/lib/cart/use-cart';
import { useTexts } from '@/lib/i18n/texts';
import { CartContents, CartSummary } from './cart-contents';

/** The cart along the side of the page (spec §2). */
export function CartPanel({ onClose, onCheckout }: { onClose: () => void; onCheckout: () => void }) {
  const t = useTexts('cart');
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
      <CartContents onLeave={onClose} changeable />
    </Dialog>
  );
}
