'use client';

import type { RefCallback } from 'react';
import { Button } from '@/components/ui/button';
import { formatTimeOfDay } from '@/lib/format/date-time';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import styles from './session-end-notice.module.scss';

type SessionEndNoticeProps = {
  ref: RefCallback<HTMLElement>;
  endsAt: number;
  ended: boolean;
  onLogin: () => void;
  onClose: () => void;
};

/** A card at the lower edge of the screen, above everything, that leaves all of it usable. */
export function SessionEndNotice({ ref, endsAt, ended, onLogin, onClose }: SessionEndNoticeProps) {
  const t = useTexts('account');
  const locale = useLocale();

  return (
    <div ref={ref} className={styles.notice}>
      <p role="status">
        {ended ? t('sessionEnded') : t('sessionEnds', { time: formatTimeOfDay(endsAt, locale) })}
      </p>
      <div className={styles.ways}>
        <Button onClick={onLogin}>{t('logInAgain')}</Button>
        <Button tone="outline" onClick={onClose}>
          {ended ? t('closeNotice') : t('later')}
        </Button>
      </div>
    </div>
  );
}
