'use client';

import { useEffect, useRef, useState } from 'react';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { Icon } from '@/components/ui/icon';
import styles from './share-kit.module.scss';
import { copyLink, hasShareSheet, openShareSheet, type ShareOutcome } from './share-link';

type ShareSummaryProps = { label: string; title: string; text: string; path: string };

/** Opens the share sheet where there is one; elsewhere it discloses the channels below it. */
export function ShareSummary({ label, title, text, path }: ShareSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  useOnLeave(() => ref.current?.closest('details')?.removeAttribute('open'));

  useEffect(() => {
    const summary = ref.current;
    if (!summary || !hasShareSheet()) return;
    const share = async (event: Event) => {
      event.preventDefault();
      const outcome = await openShareSheet({ title, text, url: `${location.origin}${path}` });
      if (outcome === 'failed') summary.closest('details')?.setAttribute('open', '');
    };
    summary.addEventListener('click', share);
    return () => summary.removeEventListener('click', share);
  }, [title, text, path]);

  return (
    <summary ref={ref} className={styles.share}>
      <Icon name="share" />
      {label}
    </summary>
  );
}

type CopyLinkProps = { label: string; copied: string; failed: string; path: string };

/** Copies the page's URL, and says so. */
export function CopyLink({ label, copied, failed, path }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  useOnLeave(() => setOutcome(undefined));

  return (
    <div className={styles.copy}>
      <button
        type="button"
        className={styles.way}
        onClick={async () => setOutcome(await copyLink(`${location.origin}${path}`))}
      >
        {label}
      </button>
      <p className={styles.outcome} role="status">
        {outcome === 'copied' && copied}
        {outcome === 'failed' && failed}
      </p>
    </div>
  );
}
