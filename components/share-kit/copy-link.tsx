'use client';

import { useState } from 'react';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import styles from './share-kit.module.scss';
import { copyLink, type ShareOutcome } from './share-link';

type CopyLinkProps = { label: string; copied: string; failed: string; path: string };

/** Puts the page's address into the clipboard, and says so. */
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
