import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import type { ProductPrints } from '@/lib/pages/product';
import { pickPictureSource } from '@/lib/pictures/image-source';
import { PHOTO_SIZES_ATTRIBUTE } from './photo-sizes';
import styles from './print-swatches.module.scss';

/**
 * Small pictures that link to the prints and colours of the same cut. The current product reuses the first
 * file of the gallery, which is already loaded.
 */
export function PrintSwatches({ prints: { links, rest } }: { prints: ProductPrints }) {
  const t = useTranslations('catalogue');

  return (
    <nav aria-label={t('prints')} className={styles.prints}>
      {links.map(({ href, name, current, picture }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          className={styles.print}
          aria-current={current ? 'page' : undefined}
        >
          {picture ? (
            <Picture
              {...pickPictureSource(picture)}
              alt={name}
              sizes={current ? PHOTO_SIZES_ATTRIBUTE : 48}
              className={styles.picture}
            />
          ) : (
            name
          )}
        </Link>
      ))}
      {rest && (
        <Link href={rest.href} prefetch={false} className={styles.rest}>
          {t('seeAll', { category: rest.category })}
        </Link>
      )}
    </nav>
  );
}
