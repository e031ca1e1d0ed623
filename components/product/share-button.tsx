'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useOnLeave } from '@/components/ui/use-on-leave';
import { useTexts } from '@/lib/i18n/texts';
import styles from './share-button.module.scss';

type Outcome = 'copied' | 'failed';

/** Somebody who closes the device's sheet again has changed their mind; nothing has failed. */
const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function share(title: string): Promise<Outcome | undefined> {
  const url = `${location.origin}${location.pathname}`;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return undefined;
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return isChangeOfMind(error) ? undefined : 'failed';
  }
}

/** Hands the page to the device's own sharing, or puts its address into the clipboard and says so. */
export function ShareButton({ title }: { title: string }) {
  const t = useTexts('product');
  const [outcome, setOutcome] = useState<Outcome>();
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
