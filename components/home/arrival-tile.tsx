import { ProductPicture } from '@/components/catalogue/product-picture';
import { NewTabLink } from '@/components/layout/new-tab-link';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/contract/locale';
import type { ArrivalTile as Tile } from '@/lib/pages/home';
import styles from './arrival-tile.module.scss';

type ArrivalTileProps = { tile: Tile; locale: Locale; label: string; noImage: string };

/** One kind of thing that is new. Its picture says nothing that its words do not. */
export function ArrivalTile({ tile: { href, name, picture }, locale, label, noImage }: ArrivalTileProps) {
  return (
    <NewTabLink href={href} locale={locale} className={styles.tile}>
      <span className={styles.frame}>
        <span className={styles.picture}>
          <ProductPicture
            picture={picture && { ...picture, alt: '' }}
            name=""
            noImage={noImage}
            sizes="(min-width: 768px) 31vw, 92vw"
          />
        </span>
      </span>
      <span className={styles.label}>
        {label}
        <Icon name="new-tab" className={styles.arrow} />
      </span>
      <span className={styles.name}>{name}</span>
    </NewTabLink>
  );
}
