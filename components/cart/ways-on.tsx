'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { fetchJson } from '@/lib/api-client/call-api';
import type { ProductSuggestion, SearchAnswer } from '@/lib/contract/search';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './ways-on.module.scss';

const DOORS = [
  { label: 'shopWomens', path: '/woman' },
  { label: 'shopMens', path: '/men' },
] as const;

/** Below a cart with nothing to show: the two doors of the shop, and four products as soon as they are there, if they come. */
export function WaysOn() {
  const locale = useLocale();
  const { data, error } = useSWR<SearchAnswer>(`/api/search?favourites=1&locale=${locale}`, fetchJson);

  return <DoorsAndProducts products={error ? undefined : (data?.products ?? [])} />;
}

type DoorsAndProductsProps = {
  /** None yet; undefined when there will be none. */
  products: readonly ProductSuggestion[] | undefined;
};

export function DoorsAndProducts({ products }: DoorsAndProductsProps) {
  const t = useTranslations('cart');
  const locale = useLocale();

  return (
    <div className={styles.ways}>
      <div className="row2">
        {DOORS.map(({ label, path }) => (
          <ButtonLink key={path} href={localePath(locale, path)} tone="outline">
            {t(label)}
          </ButtonLink>
        ))}
      </div>
      {products && (
        <ul className={styles.products} aria-label={t('favourites')}>
          {products.map(({ id, href, name, price, picture }) => (
            <li key={id} className={styles.product}>
              <div className={styles.frame}>
                {picture && (
                  <Picture
                    {...picture}
                    alt=""
                    sizes="(min-width: 480px) 112px, 44vw"
                    className={styles.picture}
                  />
                )}
              </div>
              <Link href={href} prefetch={false} className={styles.name}>
                {name}
              </Link>
              <Price rupiah={price} className="soft small figures" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
