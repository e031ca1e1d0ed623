'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { CartLine } from '@/lib/contract/cart';
import { useTexts } from '@/lib/i18n/texts';
import styles from './line-notes.module.scss';

type RemovedLineProps = { line: CartLine; busy: boolean; onUndo: () => void };

/** In the place of a line that was removed: says so, takes the focus of its button, and brings it back. */
export function RemovedLine({ line, busy, onUndo }: RemovedLineProps) {
  const t = useTexts('cart');
  const words = useRef<HTMLParagraphElement>(null);
  const { itemName: item, sizeName: size } = line;

  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.removed}>
      <p ref={words} tabIndex={-1} className={styles.removedWords}>
        {t('removedLine', { item, size })}
      </p>
      {line.itemId !== undefined && (
        <Button
          tone="plain"
          className={styles.undo}
          busy={busy}
          aria-label={t('undoOf', { item, size })}
          onClick={({ detail }) => {
            // The second press of a double click was meant for the button that stood here.
            if (detail <= 1) onUndo();
          }}
        >
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
