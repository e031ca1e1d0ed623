'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDisabledUntilHydrated } from '@/components/hooks/use-hydrated';
import { useOnPageLeave } from '@/components/hooks/use-on-page-leave';
import { Icon } from '@/components/ui/icon';
import { type ShareOutcome, shareLink } from '@/lib/browser/share';
import styles from './product-toolbar.module.scss';

/** The bar above a product, with the back link and the share button. */
export function ProductToolbar({ back, title }: { back: string; title: string }) {
  return (
    <div className={styles.bar}>
      <BackLink href={back} />
      <ShareButton title={title} />
    </div>
  );
}

/**
 * Returns whether an earlier history entry is another page of the shop. The entries of dialogs do not count,
 * because they have the URL of their page.
 */
function hasEarlierShopPage(): boolean {
  const current = window.navigation?.currentEntry;
  if (current)
    return window.navigation
      .entries()
      .slice(0, current.index)
      .some(({ url }) => url !== current.url);
  return document.referrer.startsWith(`${location.origin}/`);
}

/** A link back to the previous page, or to the section for visitors from elsewhere. */
export function BackLink({ href }: { href: string }) {
  const t = useTranslations('common');
  const router = useRouter();

  return (
    <Link
      href={href}
      prefetch={false}
      className={styles.back}
      onClick={(event) => {
        if (!hasEarlierShopPage()) return;
        event.preventDefault();
        router.back();
      }}
    >
      <Icon name="arrow-left" />
      {t('back')}
    </Link>
  );
}

/** Opens the share sheet, or copies the product's URL without its query. */
function ShareButton({ title }: { title: string }) {
  const t = useTranslations('product');
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const hydration = useDisabledUntilHydrated();
  useOnPageLeave(() => setOutcome(undefined));

  const share = async () =>
    setOutcome(await shareLink({ title, url: `${location.origin}${location.pathname}` }));

  return (
    <div className={styles.share}>
      <button {...hydration} type="button" className={styles.button} onClick={share}>
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
