'use client';

import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { formatTimeOfDay } from '@/lib/format/dates';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './session-end-notice.module.scss';

/**
 * Restores the focus when an element that appeared by itself is removed with the focus in it.
 * @returns its `ref`
 */
export function useGiveBackFocus() {
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(
    () => () => {
      if (document.activeElement === document.body) cameFrom.current?.focus();
    },
    [],
  );
  return useCallback((element: HTMLElement) => {
    const listening = new AbortController();
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    };
    element.addEventListener('focusin', note, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

type SessionEndNoticeProps = {
  ref: RefCallback<HTMLElement>;
  endsAt: number;
  ended: boolean;
  onLogin: () => void;
  onClose: () => void;
};

/** A bar at the lower edge of the page, or of the open dialog. */
export function SessionEndNotice({ ref, endsAt, ended, onLogin, onClose }: SessionEndNoticeProps) {
  const t = useTexts('account');
  const locale = useLocale();

  return (
    <div ref={ref} className={styles.notice}>
      <div className={styles.column}>
        <p role="status" className={styles.text}>
          {ended ? t('sessionEnded') : t('sessionEnds', { time: formatTimeOfDay(endsAt, locale) })}
        </p>
        <div className={styles.ways}>
          <Button className={styles.way} onClick={onLogin}>
            {t('logInAgain')}
          </Button>
          <Button tone="plain" className={styles.way} onClick={onClose}>
            {ended ? t('closeNotice') : t('later')}
          </Button>
        </div>
      </div>
    </div>
  );
}
