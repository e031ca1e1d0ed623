'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/lib/i18n/texts';
import styles from './back-link.module.scss';

/** Whether the previous history entry is same-origin. */
function cameFromHere(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack;
  return document.referrer.startsWith(`${location.origin}/`);
}

/** Back to where the visitor came from, or to the section for those who came from elsewhere. */
export function BackLink({ href }: { href: string }) {
  const t = useTexts('common');
  const router = useRouter();

  return (
    <Link
      href={href}
      prefetch={false}
      className={styles.back}
      onClick={(event) => {
        if (!cameFromHere()) return;
        event.preventDefault();
        router.back();
      }}
    >
      <Icon name="arrow-left" />
      {t('back')}
    </Link>
  );
}
