import { useLocale, useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { getButtonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { countryName, flagUrl } from '@/lib/riders/flag';
import { getRiderPath, type Rider } from '@/lib/riders/riders';
import styles from './rider-card.module.scss';
import { RiderPortrait } from './rider-portrait';

type RiderCardProps = {
  rider: Rider;
  heading: 'h2' | 'h3';
  sizes: string;
  /** Set for a card of half the page width. */
  large?: boolean;
  /** True on the rider's own page. */
  current?: boolean;
};

/** A rider's card, which links to the profile as a whole. Wider screens also show a button (spec §2). */
export function RiderCard(props: RiderCardProps) {
  const locale = useLocale();
  const { rider, heading: Heading, sizes, large = false, current = false } = props;
  const t = useTranslations('riders');

  return (
    <article
      className={large ? `${styles.card} ${styles.large}` : styles.card}
      aria-current={current ? 'page' : undefined}
    >
      <span className={styles.frame}>
        <RiderPortrait rider={rider} sizes={sizes} quiet className={styles.portrait} />
      </span>
      <div className={styles.words}>
        <RiderCountryFlags flags={rider.flags} />
        <Heading className={styles.name}>{rider.name}</Heading>
        <p className="soft small">{rider.title[locale]}</p>
      </div>
      {current ? (
        <p className={styles.here}>{t('here')}</p>
      ) : (
        <ShopLink href={getRiderPath(rider)} className={getButtonClass('outline', styles.link)}>
          <span className={styles.label}>{t('viewProfile')}</span>
          <span className="visuallyHidden"> {rider.name}</span>
        </ShopLink>
      )}
    </article>
  );
}

/** The flags of the countries that a rider represents. */
export function RiderCountryFlags({ flags }: { flags: readonly string[] }) {
  const locale = useLocale();
  return (
    <span className={styles.flags}>
      {flags.map((code) => (
        <Picture
          key={code}
          src={flagUrl(code)}
          width={24}
          height={16}
          sizes={24}
          alt={countryName(code, locale)}
          className={styles.flag}
        />
      ))}
    </span>
  );
}
