'use client';

import { useState } from 'react';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import {
  copyLink,
  hasShareSheet,
  openShareSheet,
  type ShareOutcome,
} from '@/components/share-kit/share-link';
import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/lib/i18n/texts';
import styles from './share-button.module.scss';

function share(title: string): Promise<ShareOutcome> {
  const url = `${location.origin}${location.pathname}`;
  return hasShareSheet() ? openShareSheet({ title, url }) : copyLink(url);
}

/** Web Share where the device has it, else copies the URL to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const t = useTexts('product');
  const [outcome, setOutcome] = useState<ShareOutcome>();
  useOnLeave(() => setOutcome(undefined));

  return (
    <div className={styles.share}>
      <button type="button" className={styles.button} onClick={async () => setOutcome(await share(title))}>
        <Icon name="share" />
        {t('share')}
      </button>
      <p className={styles.outcome} role="status">
        {outcome === 'copied' && t('linkCopied')}
        {outcome === 'failed' && t('shareFailed')}
      </p>
    </div>
  );
}
