'use client';

import { type ReactNode, useState } from 'react';
import { useDisabledUntilHydrated } from '@/components/hooks/use-hydrated';
import { useOnPageLeave } from '@/components/hooks/use-on-page-leave';
import { Icon } from '@/components/ui/icon';
import { copyToClipboard, type ShareOutcome, shareLink } from '@/lib/browser/share';
import styles from './share-profile.module.scss';

type ShareActionsProps = {
  title: string;
  text: string;
  url: string;
  labels: Record<'share' | 'copy' | 'copied' | 'failed', string>;
  /** A share link that works without JavaScript. */
  children: ReactNode;
};

/** The buttons that share or copy a link, with the outcome. */
export function ShareActions({ labels, children, ...data }: ShareActionsProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const hydration = useDisabledUntilHydrated();
  useOnPageLeave(() => setOutcome(undefined));

  return (
    <div className={styles.actions}>
      <button
        {...hydration}
        type="button"
        className={styles.share}
        onClick={async () => setOutcome(await shareLink(data))}
      >
        <Icon name="share" />
        {labels.share}
      </button>
      {children}
      <button
        {...hydration}
        type="button"
        className={`${styles.link} ${styles.copy}`}
        onClick={async () => setOutcome(await copyToClipboard(data.url))}
      >
        {labels.copy}
      </button>
      <p className={styles.outcome} role="status">
        {outcome && labels[outcome]}
      </p>
    </div>
  );
}
