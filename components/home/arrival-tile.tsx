import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ProductPicture } from '@/components/catalogue/product-picture';
import { Icon } from '@/components/ui/icon';
import type { ProductPicture as Facts } from '@/lib/catalogue/product-pictures';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './arrival-tile.module.scss';

type ArrivalTileProps = {
  path: `/${string}`;
  locale: Locale;
  label: string;
  name: string;
  picture: Facts | undefined;
};

/** One kind of thing that is new. Opens in a new tab, and says so. */
export async function ArrivalTile({ path, locale, label, name, picture }: ArrivalTileProps) {
  const t = await getTranslations({ locale, namespace: 'home' });
  const catalogue = await getTranslations({ locale, namespace: 'catalogue' });

  return (
    <Link href={localePath(locale, path)} target="_blank" prefetch={false} className={styles.tile}>
      <ProductPicture
        picture={picture && { ...picture, alt: '' }}
        name=""
        noImage={catalogue('noImage')}
        sizes="(min-width: 768px) 31vw, 92vw"
      />
      <span className={styles.label}>
        {label}
        <Icon name="arrow-right" className={styles.arrow} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.hint}>{t('opensInNewTab')}</span>
    </Link>
  );
}
