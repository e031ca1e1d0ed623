'use client';

import { type FormEvent, useRef, useState } from 'react';
import { LazyContent } from '@/components/dialogs/lazy-dialog';
import { SizeGuideLink } from '@/components/size-guide/size-guide-link';
import { Button } from '@/components/ui/button';
import { FailedRead } from '@/components/ui/failed-read';
import type { GarmentKind } from '@/content/size-guides';
import { useSession } from '@/lib/account/use-session';
import { judgeAddition, type Refusal } from '@/lib/cart/pending-addition';
import { useAddToCart } from '@/lib/cart/use-add-to-cart';
import { useStock } from '@/lib/cart/use-stock';
import { freshSizes, type ProductSize } from '@/lib/catalogue/product-sizes';
import { isSoldOut } from '@/lib/catalogue/stock';
import { useTexts } from '@/lib/i18n/texts';
import styles from './add-to-cart-form.module.scss';
import { QuantityStepper } from './quantity-stepper';
import { SizePicker } from './size-picker';
import { usePendingAddition } from './use-pending-addition';

type AddToCartFormProps = {
  name: string;
  sizes: ProductSize[];
  /** Which size guide this garment goes by. */
  guide?: GarmentKind | undefined;
};

const loadAnswer = () => import('./addition-answer').then(({ AdditionAnswer }) => AdditionAnswer);

/** Size, quantity, add to cart. The stock of the static page is revalidated after hydration. */
export function AddToCartForm({ name, sizes, guide }: AddToCartFormProps) {
  const t = useTexts('product');
  const errors = useTexts('errors');
  const form = useRef<HTMLFormElement>(null);
  const { items, error: itemsError, refresh } = useStock(name);
  const { loggedIn } = useSession();
  const { trigger, reset, isMutating, data: added, error } = useAddToCart();
  const [refusal, setRefusal] = useState<Refusal>();
  const askedToLogIn = refusal === 'login' || error?.code === 'unauthenticated';
  const pending = usePendingAddition({ form, product: name, sizes, loggedIn, askedToLogIn });

  const current = freshSizes(sizes, items);
  const chosen = current.find((size) => size.sizeId === pending.sizeId && !isSoldOut(size));
  const isAnswered = Boolean(added ?? refusal ?? error);
  const soldOut = current.length > 0 && current.every(isSoldOut);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAnswered) return;
    const judged = judgeAddition({ size: chosen, quantity: pending.quantity, loggedIn });
    if ('refusal' in judged) setRefusal(judged.refusal);
    else if (await trigger(judged)) pending.fulfilled();
  };
  /** Whatever the answer was, the form is reset (spec §4). */
  const onSeen = async () => {
    pending.reset();
    setRefusal(undefined);
    reset();
    await refresh();
  };

  return (
    // `method=dialog`: submitting before hydration does nothing, rather than reload the page without the choice.
    <form ref={form} className={styles.form} method="dialog" onSubmit={onSubmit}>
      <div className={styles.sizes}>
        <SizePicker sizes={current} chosen={chosen} waited={pending.waited} onChoose={pending.choose} />
        {guide && (
          <div className={styles.guide}>
            <SizeGuideLink kind={guide} />
          </div>
        )}
      </div>
      {itemsError && <FailedRead onRetry={refresh}>{errors('items')}</FailedRead>}
      <div className={styles.buy}>
        <QuantityStepper quantity={pending.quantity} onChange={pending.setQuantity} />
        <Button
          type="submit"
          className={styles.add}
          busy={isMutating}
          busyLabel={t('adding')}
          disabled={soldOut}
        >
          {soldOut ? t('sizesSoldOut') : t('addToCart')}
        </Button>
      </div>
      {(isMutating || isAnswered) && (
        <LazyContent load={loadAnswer} onClose={onSeen}>
          {(Answer) => isAnswered && <Answer refusal={refusal} error={error} onSeen={onSeen} />}
        </LazyContent>
      )}
    </form>
  );
}
