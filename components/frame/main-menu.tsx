import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Art } from '@/content/art';
import styles from './main-menu.module.scss';
import { MENU_IDS } from './menu-buttons';
import { MenuLists, type MenuListsProps } from './menu-lists';
import { MenuPanel } from './menu-panel';

type MainMenuProps = MenuListsProps & { art: Art };

/** Every way through the shop: all of the screen on a phone, a sheet below the header elsewhere (spec §2). */
export async function MainMenu({ art, ...lists }: MainMenuProps) {
  const { locale } = lists;
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <MenuPanel
      id={MENU_IDS.panel}
      opener={MENU_IDS.opener}
      links={MENU_IDS.links}
      label={t('shopNavigation')}
      className={styles.panel}
    >
      <button
        type="button"
        className={styles.close}
        popoverTarget={MENU_IDS.panel}
        popoverTargetAction="hide"
        aria-label={t('closeMenu')}
      >
        <Icon name="close" />
      </button>
      <div className={styles.content}>
        <MenuLists {...lists} />
      </div>
      <figure className={styles.figure}>
        <Picture {...art} alt={art.alt[locale]} sizes="20vw" className={styles.picture} />
        <figcaption className={styles.caption}>{t('brandLine')}</figcaption>
      </figure>
    </MenuPanel>
  );
}
