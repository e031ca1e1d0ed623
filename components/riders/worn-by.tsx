import { useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { slugifyProductId } from '@/lib/contract/catalogue';
import { getRiderPath, listRiders } from '@/lib/riders/riders';
import { RiderPortrait } from './rider-portrait';
import styles from './worn-by.module.scss';

const MAX_RIDERS = 3;

type WornByRidersProps = {
  /** The product of the page, and its related products. */
  products: readonly { id: string; name: string }[];
};

/**
 * Names the riders who wear one of the products, each with a portrait. Renders nothing for a single
 * rider who only wears a related product.
 */
export function WornByRiders({ products }: WornByRidersProps) {
  const t = useTranslations('catalogue');
  const worn = products.flatMap(({ id, name }) =>
    listRiders()
      .filter(({ wears }) => wears?.includes(slugifyProductId(id)))
      .map((rider) => ({ rider, product: name })),
  );
  const riders = worn.filter(
    ({ rider }, index) => worn.findIndex((other) => other.rider.slug === rider.slug) === index,
  );
  const wearsThis = riders[0]?.product === products[0]?.name;
  if (!wearsThis && riders.length < 2) return null;

  return (
    <ul className={styles.riders}>
      {riders.slice(0, MAX_RIDERS).map(({ rider, product }) => (
        <li key={rider.slug}>
          <ShopLink href={getRiderPath(rider)} className={styles.rider}>
            <RiderPortrait rider={rider} sizes={72} quiet className={styles.portrait} />
            {t('riderWears', { rider: rider.name, product })}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
