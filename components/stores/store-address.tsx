import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MessagesProvider } from '@/components/layout/messages-provider';
import { NewTabLink, ShopLink } from '@/components/layout/shop-link';
import { Icon } from '@/components/ui/icon';
import { pickMessages } from '@/lib/i18n/client-messages';
import type { Store } from '@/lib/stores/store-schema';
import { mapServiceUrl, storePath } from '@/lib/stores/stores';
import styles from './store-address.module.scss';

/** A store's address in two lines. */
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

/** A store's name, linked to its page if it has one. */
export function StoreName({ store, className, children = store.name }: StoreNameProps) {
  if (!store.page) return children;
  return (
    <ShopLink href={storePath(store)} className={className}>
      {children}
    </ShopLink>
  );
}

type ExternalMapLinkProps = {
  href: string;
  /** The name of the store, for screen readers that list links out of context. */
  of: string;
  children: ReactNode;
};

/** A link to an external map, in a new tab. */
export function ExternalMapLink({ href, of, children }: ExternalMapLinkProps) {
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

/** A link to a store's place on an external map. */
export function StoreMapLink({ store }: { store: Store }) {
  const t = useTranslations('stores');

  return (
    <ExternalMapLink href={mapServiceUrl(store)} of={store.name}>
      {t('seeInMaps')}
    </ExternalMapLink>
  );
}

/** The message keys that `StoreOpeningStatus` uses. */
const OPENING_WORDS = [
  'openUntil',
  'closingSoon',
  'opensToday',
  'opensTomorrow',
  'opensOn',
  'closedFor',
  'closedNow',
] as const;

/** Provides the messages of `StoreOpeningStatus` to client components. */
export function StoreMessagesProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <MessagesProvider messages={pickMessages(locale, 'stores', OPENING_WORDS)}>{children}</MessagesProvider>
  );
}
