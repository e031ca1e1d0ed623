'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CartSummary } from '@/components/cart/cart-summary';
import { CartAndCheckoutPanel } from '@/components/checkout/cart-and-checkout';
import { Dialog } from '@/components/dialogs/dialog';
import { MessageDialog } from '@/components/dialogs/message-dialog';
import { Button, ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { authPagePath, loginPath } from '@/lib/account/login-path';
import type { Cart } from '@/lib/cart/cart';
import type { AdditionRejection } from '@/lib/cart/pending-addition';
import type { CartLine } from '@/lib/contract/cart';
import type { ApiError } from '@/lib/errors/api-error';
import { getFailureMessageValues, NO_SERVER_MESSAGE } from '@/lib/errors/failure-words';
import styles from './add-to-cart-dialog.module.scss';

type AddToCartDialogProps = {
  rejection: AdditionRejection | undefined;
  error: ApiError | undefined;
  /** The cart after the addition. */
  added: Cart | undefined;
  /** The item that was added. */
  itemId: string | undefined;
  name: string;
  size: string | undefined;
  onSeen: () => void;
};

/** The dialog for the outcome of adding to the cart (spec §4, §8). */
export function AddToCartDialog({ rejection, error, added, onSeen, ...item }: AddToCartDialogProps) {
  const t = useTranslations('addition');
  const errors = useTranslations('errors');
  const offline = useTranslations('session');

  // Without a connection, session and stock are unknown.
  if (!navigator.onLine && (rejection === 'login' || error))
    return <MessageDialog title={offline('offline')} text={t('offline')} onClose={onSeen} />;
  if (rejection === 'size')
    return <MessageDialog title={t('sizeMissingTitle')} text={t('sizeMissing')} onClose={onSeen} />;
  if (rejection === 'stock') return <MessageDialog title={t('noItems')} onClose={onSeen} />;
  const code = rejection === 'login' ? 'unauthenticated' : error?.code;
  if (code === 'unauthenticated' || code === 'size_unavailable')
    return <Rejected code={code} onClose={onSeen} />;
  if (error) {
    return (
      <MessageDialog
        title={errors('addToCart', getFailureMessageValues(error, errors('addToCart', NO_SERVER_MESSAGE)))}
        error={error}
        onClose={onSeen}
      />
    );
  }
  return <Added cart={added} line={added?.items.find((line) => isOf(line, item))} onClose={onSeen} />;
}

type Item = Pick<AddToCartDialogProps, 'itemId' | 'name' | 'size'>;

/** Returns whether a line contains the item. Servers may omit the item id (contract, Cart). */
function isOf(line: CartLine, { itemId, name, size }: Item): boolean {
  if (line.itemId !== undefined) return line.itemId === itemId;
  return line.itemName === name && line.sizeName === size;
}

type AddedProps = { cart: Cart | undefined; line: CartLine | undefined; onClose: () => void };

/** The line as it is in the cart, the cart's total, and buttons to the cart, back to the shop and to the checkout. */
function Added({ cart, line, onClose }: AddedProps) {
  const t = useTranslations('addition');
  const words = useTranslations('cart');
  const common = useTranslations('common');
  const [next, setNext] = useState<'cart' | 'checkout'>();
  if (next) return <CartAndCheckoutPanel startsWithCheckout={next === 'checkout'} onClose={onClose} />;

  return (
    <Dialog
      title={t('added')}
      onClose={onClose}
      footer={cart && <CartSummary cart={cart} total={t('total')} />}
      actions={
        <>
          <Button tone="plain" onClick={() => setNext('cart')}>
            {t('toCart')}
          </Button>
          <Button tone="outline" onClick={onClose}>
            {common('ok')}
          </Button>
          {cart && <Button onClick={() => setNext('checkout')}>{words('checkout')}</Button>}
        </>
      }
    >
      {line && <AddedLine line={line} />}
    </Dialog>
  );
}

function AddedLine({ line }: { line: CartLine }) {
  const t = useTranslations('addition');
  const { image, itemName, sizeName, quantity, price } = line;

  return (
    <div className={styles.line}>
      {image && <Picture src={image} width={80} height={100} alt="" sizes={80} className={styles.picture} />}
      <p className="shrinks">
        <span className="block medium breakable">{itemName}</span>
        <span className="block soft small">{t('line', { size: sizeName, quantity })}</span>
        <Price rupiah={price * quantity} />
      </p>
    </div>
  );
}

type RejectedProps = { code: 'unauthenticated' | 'size_unavailable'; onClose: () => void };

/** The reason why an addition was rejected. Login and registration lead back to this page. */
function Rejected({ code, onClose }: RejectedProps) {
  const t = useTranslations('addition');
  const errors = useTranslations('errors');
  const locale = useLocale();
  const here = usePathname();
  const toAccount = (
    <>
      <ButtonLink href={authPagePath(locale, '/register', here)} tone="outline">
        {t('toRegister')}
      </ButtonLink>
      <ButtonLink href={loginPath(locale, here)}>{t('toLogin')}</ButtonLink>
    </>
  );

  return (
    <MessageDialog
      title={errors('addToCartTitle', { code })}
      text={errors('addToCart', { code, detail: '' })}
      onClose={onClose}
      actions={code === 'unauthenticated' ? toAccount : undefined}
    />
  );
}
