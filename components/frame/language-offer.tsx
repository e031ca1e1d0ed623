'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { InBrowser } from '@/components/hooks/in-browser';
import { Icon } from '@/components/ui/icon';
import { readStored, writeStored } from '@/lib/browser/storage';
import { CONTENT_ID } from './content-place';
import styles from './language-offer.module.scss';
import { usePathIn } from './language-switch';

const NAME = 'language-offer';
export const LANGUAGE_OFFER_MS = 365 * 24 * 60 * 60 * 1_000;

/** `in` is the former code of Indonesian, which old Android devices send. */
const isIndonesianBrowser = () => /^(?:id|in)\b/i.test(navigator.language);

/**
 * Offers the Indonesian page to an Indonesian browser that opens an English one, once. It is rendered in the browser only,
 * because the HTML of a page is the same for everybody. It lies over the foot of the page, so that nothing moves.
 */
export function LanguageOffer() {
  return (
    <InBrowser>
      <Offer />
    </InBrowser>
  );
}

function Offer() {
  const locale = useLocale();
  const [open, setOpen] = useState(() => isIndonesianBrowser() && readStored('browser', NAME) === undefined);

  useEffect(() => {
    if (isIndonesianBrowser()) writeStored('browser', NAME, true, Date.now() + LANGUAGE_OFFER_MS);
  }, []);

  const close = () => {
    setOpen(false);
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  };
  return open && locale !== 'id' && <OfferLine onClose={close} />;
}

function OfferLine({ onClose }: { onClose: () => void }) {
  const t = useTranslations('session');

  return (
    <div className={styles.offer} lang="id">
      <Link href={usePathIn('id')} prefetch={false} hrefLang="id" className={styles.link}>
        {t('inIndonesian')}
      </Link>
      <button type="button" className={styles.close} aria-label={t('closeOffer')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
