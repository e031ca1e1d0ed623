'use client';

import { type MouseEvent, useState } from 'react';
import { LazyContent } from '@/components/dialogs/lazy-dialog';
import { isPlainClick } from '@/components/hooks/is-plain-click';
import { Icon } from '@/components/ui/icon';
import type { GarmentKind } from '@/content/size-guides';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './size-guide-link.module.scss';

const loadSizeGuide = () => import('./size-guide-dialog').then(({ SizeGuideDialog }) => SizeGuideDialog);

/** A link to the guide of a kind of garment; opened here it is a dialog, in a new tab or without JavaScript a page. */
export function SizeGuideLink({ kind }: { kind: GarmentKind }) {
  const t = useTexts('product');
  const locale = useLocale();
  const [open, setOpen] = useState(false);

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <>
      <a href={localePath(locale, `/size-guide/${kind}`)} className={styles.link} onClick={onClick}>
        <Icon name="ruler" className={styles.icon} />
        {t('sizeGuide')}
      </a>
      {open && (
        <LazyContent load={loadSizeGuide} onClose={() => setOpen(false)}>
          {(SizeGuideDialog) => <SizeGuideDialog kind={kind} onClose={() => setOpen(false)} />}
        </LazyContent>
      )}
    </>
  );
}
