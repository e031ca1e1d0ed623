import type { ReactNode } from 'react';
import { NewTabLink } from '@/components/layout/new-tab-link';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/contract/locale';
import type { Store } from '@/lib/stores/store-schema';
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

type MapsLinkProps = {
  href: string;
  locale: Locale;
  /** Which store's; said to those who hear the links of a page one by one. */
  of: string;
  children: ReactNode;
};

/** A link to an external map, in a new tab. */
export function MapsLink({ href, locale, of, children }: MapsLinkProps) {
  return (
    <p>
      <NewTabLink href={href} locale={locale} className={styles.link}>
        {children}
        <span className="visuallyHidden">{of}</span>
        <Icon name="new-tab" className={styles.icon} />
      </NewTabLink>
    </p>
  );
}
