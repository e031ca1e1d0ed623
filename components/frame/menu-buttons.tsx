import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/contract/locale';
import styles from './menu-buttons.module.scss';

/** The phone's way to the menu. */
export async function MenuButton({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <button
      type="button"
      id={MENU_IDS.opener}
      className={styles.button}
      popoverTarget={MENU_IDS.panel}
      aria-label={t('openMenu')}
    >
      <Icon name="menu" />
    </button>
  );
}

/** The way to the menu beside the header's links, for fingers, keyboards and screen readers. */
export async function WideMenuButton({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <button type="button" className={styles.arrow} popoverTarget={MENU_IDS.panel} aria-label={t('fullMenu')}>
      <Icon name="dropdown" className={styles.tip} />
    </button>
  );
}

/** What the parts of the menu call each other by. */
export const MENU_IDS = { panel: 'main-menu', opener: 'main-menu-opener', links: 'main-links' } as const;
