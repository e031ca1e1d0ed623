'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, useId, useState } from 'react';
import { LazyModalContent } from '@/components/dialogs/lazy-dialog';
import { isUnmodifiedClick } from '@/components/hooks/navigation';
import { Icon } from '@/components/ui/icon';
import type { GarmentKind } from '@/content/size-guides';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import { isSoldOut } from '@/lib/catalogue/stock';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './add-to-cart-form.module.scss';

/** The stock of a size is shown if it is at most this number. */
const LOW_STOCK = 3;

/** The error of the size picker: no size is chosen, or the server no longer has the chosen size. */
export type SizePickerError = 'missing' | 'unavailable';

type SizePickerProps = {
  sizes: readonly ProductSize[];
  chosen: ProductSize | undefined;
  error: SizePickerError | undefined;
  /** True if the choice was restored after a login. */
  waited: boolean;
  onChoose: (sizeId: string) => void;
};

/** Radio buttons for the sizes. Sold out sizes are disabled and announced as sold out. */
export function SizePicker({ sizes, chosen, error, waited, onChoose }: SizePickerProps) {
  const t = useTranslations('product');
  const errors = {
    missing: useTranslations('addition')('sizeMissing'),
    unavailable: useTranslations('failures')('size_unavailable'),
  };
  const id = useId();
  const left = chosen?.stock ?? Number.POSITIVE_INFINITY;

  return (
    <div
      role="radiogroup"
      aria-invalid={error !== undefined || undefined}
      aria-labelledby={`${id}name`}
      aria-describedby={error && id}
    >
      <p id={`${id}name`} className={styles.legend}>
        {t('size')}
        {chosen && <span className={styles.chosen}>{chosen.value}</span>}
      </p>
      <div className={styles.row}>
        {sizes.map(({ sizeId, value, ...size }) => (
          <label key={sizeId} className={styles.size}>
            <input
              type="radio"
              name="size"
              value={sizeId}
              className={styles.radio}
              checked={chosen?.sizeId === sizeId}
              disabled={isSoldOut(size)}
              onChange={() => onChoose(sizeId)}
            />
            <span className={styles.value}>
              {value}
              {isSoldOut(size) && <span className="visuallyHidden">{t('soldOut')}</span>}
            </span>
          </label>
        ))}
      </div>
      <p id={id} className={styles.hint} aria-live="polite">
        {error && errors[error]}
        {left <= LOW_STOCK && t('lowStock', { count: left })}
        {chosen && waited && <span className="soft">{t('waiting', { size: chosen.value })}</span>}
      </p>
    </div>
  );
}

const loadSizeGuide = () =>
  import('@/components/size-guide/size-guide-dialog').then(({ SizeGuideDialog }) => SizeGuideDialog);

/** A link to the page of a size guide. A click opens the guide in a dialog instead, if JavaScript is available. */
export function SizeGuideLink({ kind }: { kind: GarmentKind }) {
  const t = useTranslations('product');
  const locale = useLocale();
  const [open, setOpen] = useState(false);

  const onClick = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <div className={styles.guide}>
      <a href={localePath(locale, `/size-guide/${kind}`)} className={styles.guideLink} onClick={onClick}>
        <Icon name="ruler" className={styles.ruler} />
        {t('sizeGuide')}
      </a>
      {open && (
        <LazyModalContent load={loadSizeGuide} onClose={() => setOpen(false)}>
          {(SizeGuideDialog) => <SizeGuideDialog kind={kind} onClose={() => setOpen(false)} />}
        </LazyModalContent>
      )}
    </div>
  );
}
