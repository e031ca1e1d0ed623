'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LazyModalContent } from '@/components/dialogs/lazy-dialog';
import { Button } from '@/components/ui/button';
import { ReadFailureNotice } from '@/components/ui/notice';
import type { GarmentKind } from '@/content/size-guides';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import { isSoldOut } from '@/lib/catalogue/stock';
import styles from './add-to-cart-form.module.scss';
import { QuantityStepper } from './quantity-stepper';
import { SizeGuideLink, SizePicker } from './size-picker';
import { useAddToCartForm } from './use-add-to-cart-form';

type AddToCartFormProps = {
  name: string;
  sizes: ProductSize[];
  guide?: GarmentKind | undefined;
};

const loadDialog = () => import('./add-to-cart-dialog').then(({ AddToCartDialog }) => AddToCartDialog);

/** Size, quantity, add to cart. The stock of the static page is revalidated after hydration. */
export function AddToCartForm({ name, sizes, guide }: AddToCartFormProps) {
  const t = useTranslations('product');
  const errors = useTranslations('errors');
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const addition = useAddToCartForm({ form, name, sizes });
  const { stock, pending, isMutating, hasResult, dialogProps, onChoose } = addition;
  const choice = { sizes: stock.sizes, chosen: stock.chosen, onChoose };
  const soldOut = stock.sizes.length > 0 && stock.sizes.every(isSoldOut);

  return (
    <>
      <form ref={form} className={styles.form} method="dialog" onSubmit={addition.onSubmit}>
        <div className={styles.sizes}>
          <SizePicker {...choice} error={addition.sizeError} waited={pending.waited} />
          {guide && <SizeGuideLink kind={guide} />}
        </div>
        {stock.itemsError && <ReadFailureNotice onRetry={stock.refresh}>{errors('items')}</ReadFailureNotice>}
        <div className={styles.buy}>
          {!soldOut && (
            <QuantityStepper
              quantity={pending.quantity}
              stock={stock.chosen?.stock}
              onChange={pending.setQuantity}
            />
          )}
          <Button
            ref={button}
            type="submit"
            className={styles.add}
            busy={isMutating}
            busyLabel={t('adding')}
            disabled={soldOut}
          >
            {soldOut ? t('sizesSoldOut') : t('addToCart')}
          </Button>
        </div>
        {!soldOut && <StickyBuyBar {...choice} button={button} name={name} busy={isMutating} />}
      </form>
      {/* Outside the form, because the dialog leads to the checkout, and forms cannot be nested. */}
      {(isMutating || hasResult) && (
        <LazyModalContent load={loadDialog} onClose={dialogProps.onSeen}>
          {(LoadedDialog) => hasResult && <LoadedDialog {...dialogProps} />}
        </LazyModalContent>
      )}
    </>
  );
}

type StickyBuyBarProps = {
  /** The form's submit button. The bar replaces it while it is above the viewport. */
  button: RefObject<HTMLButtonElement | null>;
  name: string;
  sizes: readonly ProductSize[];
  chosen: ProductSize | undefined;
  onChoose: (sizeId: string) => void;
  busy: boolean;
};

/** A sticky bar with sizes and button on phones, shown when the form's button is above the viewport. */
export function StickyBuyBar({ button, name, sizes, chosen, onChoose, busy }: StickyBuyBarProps) {
  const t = useTranslations('product');
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    if (!button.current) return;
    // A button behind the header counts as hidden. A button below the viewport counts as visible: otherwise the
    // observer would miss a jump past the button, which would be hidden before and after.
    const observer = new IntersectionObserver(([seen]) => setNeeded(seen?.isIntersecting === false), {
      rootMargin: '-64px 0px 99999px',
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);

  if (!needed) return null;
  return (
    <div className={styles.bar}>
      <select
        className={styles.barSize}
        aria-label={t('size')}
        value={chosen?.sizeId ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="" disabled>
          {t('size')}
        </option>
        {sizes.map(({ sizeId, value, ...size }) => (
          <option key={sizeId} value={sizeId} disabled={isSoldOut(size)}>
            {value}
          </option>
        ))}
      </select>
      <Button type="submit" className={styles.barAdd} busy={busy}>
        {t('add')} <span className="visuallyHidden">{name}</span>
      </Button>
    </div>
  );
}
