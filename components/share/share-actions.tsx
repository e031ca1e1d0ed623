'use client';

import { type ReactNode, useState } from 'react';
import { useDisabledUntilHydrated } from '@/components/hooks/use-hydrated';
import { useOnPageLeave } from '@/components/hooks/use-on-page-leave';
import { Icon } from '@/components/ui/icon';
import styles from './share-profile.module.scss';

/** The outcome to announce. Undefined if the share sheet was used or cancelled. */
export type ShareOutcome = 'copied' | 'failed' | undefined;

/** Writes a text to the clipboard. */
export async function copyToClipboard(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // The browser refused or has no clipboard. The message says where to find the URL.
    return 'failed';
  }
}

/** Opens the device's share sheet, or copies the URL on devices without one. */
export async function shareLink(data: { title: string; text?: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return copyToClipboard(data.url);
  try {
    await navigator.share(data);
    return undefined;
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? undefined : copyToClipboard(data.url);
  }
}

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
