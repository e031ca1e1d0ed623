import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MoreMessages } from '@/components/layout/more-messages';
import { NewTabLink, ShopLink } from '@/components/layout/shop-link';
import { Icon } from '@/components/ui/icon';
import { pickMessages } from '@/lib/i18n/client-messages';
import type { Store } from '@/lib/stores/store-schema';
import { placeLink, storePath } from '@/lib/stores/stores';
import styles from './store-address.module.scss';

/** Where a store is, in two lines. */
export function StoreAddress({ store: { address } }: { store: Store }) {
  const { street, district, city, province, postalCode } = address;

  return (
    <address className={styles.address}>
      <span>{street}</span>
      <span>{`${district}, ${city}, ${province} ${postalCode}`}</span>
    </address>
  );
}

type StoreNameProps = { store: Store; className?: string | undefined; children?: string };

/** A store by its name, which leads to its page where it has one. */
export function StoreName({ store, className, children = store.name }: StoreNameProps) {
  if (!store.page) return children;
  return (
    <ShopLink href={storePath(store)} className={className}>
      {children}
    </ShopLink>
  );
}

type MapsLinkProps = {
  href: string;
  /** Which store's; said to those who hear the links of a page one by one. */
  of: string;
  children: ReactNode;
};

/** A link to an external map, in a new tab. */
export function MapsLink({ href, of, children }: MapsLinkProps) {
  return (
    <p>
      <NewTabLink href={href} className={styles.link}>
        {children}
        <span className="visuallyHidden">{of}</span>
        <Icon name="new-tab" />
      </NewTabLink>
    </p>
  );
}

/** Where a store is on an external map. */
export function SeeInMaps({ store }: { store: Store }) {
  const t = useTranslations('stores');

  return (
    <MapsLink href={placeLink(store)} of={store.name}>
      {t('seeInMaps')}
    </MapsLink>
  );
}

/** What `OpenNow` can say. */
const OPENING_WORDS = [
  'openUntil',
  'closingSoon',
  'opensToday',
  'opensTomorrow',
  'opensOn',
  'closedFor',
  'closedNow',
] as const;

/** The words that the browser says on a page with stores. */
export function StoreTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return <MoreMessages messages={pickMessages(locale, 'stores', OPENING_WORDS)}>{children}</MoreMessages>;
}
