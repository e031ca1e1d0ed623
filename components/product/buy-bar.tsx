'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import { isSoldOut } from '@/lib/catalogue/stock';
import styles from './add-to-cart-form.module.scss';

type BuyBarProps = {
  /** The form's own button: the bar stands in for it. */
  button: RefObject<HTMLButtonElement | null>;
  name: string;
  sizes: readonly ProductSize[];
  chosen: ProductSize | undefined;
  onChoose: (sizeId: string) => void;
  busy: boolean;
};

/** On a phone size and button stay in reach of the thumb once the form's button has been scrolled away upwards. */
export function BuyBar({ button, name, sizes, chosen, onChoose, busy }: BuyBarProps) {
  const t = useTranslations('product');
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    if (!button.current) return;
    // Behind the header it is out of sight. Below the screen it is not: a jump from there past it would not be told.
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
