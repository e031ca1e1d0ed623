'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import styles from './language-offer.module.scss';
import { usePathInLocale } from './language-switch';
import { PAGE_CONTENT_ID } from './page-content';

/**
 * A line with a link to this page in Indonesian. It is fixed to the lower edge of the viewport, so that it does not
 * move the page's content when it appears.
 */
export function LanguageOfferBar({ onClose }: { onClose: () => void }) {
  const t = useTranslations('languageOffer');
  const close = () => {
    onClose();
    document.getElementById(PAGE_CONTENT_ID)?.focus({ preventScroll: true });
  };

  return (
    <aside className={styles.offer} lang="id" aria-label={t('label')}>
      <Link href={usePathInLocale('id')} prefetch={false} hrefLang="id" className={styles.link}>
        {t('link')}
      </Link>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
