import { useLocale, useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { buttonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { countryName, flagAddress } from '@/lib/riders/flag';
import { type Rider, riderPath } from '@/lib/riders/riders';
import styles from './rider-card.module.scss';
import { RiderPortrait } from './rider-portrait';

type RiderCardProps = {
  rider: Rider;
  heading: 'h2' | 'h3';
  sizes: string;
  /** For a card of half a page. */
  large?: boolean;
  /** Theirs is the page this card is on. */
  current?: boolean;
};

/** A rider's card, all of it a link to the profile; the button is for wider screens (spec §2). */
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
        <RiderFlags flags={rider.flags} />
        <Heading className={styles.name}>{rider.name}</Heading>
        <p className="soft small">{rider.title[locale]}</p>
      </div>
      {current ? (
        <p className={styles.here}>{t('here')}</p>
      ) : (
        <ShopLink href={riderPath(rider)} className={buttonClass('outline', styles.link)}>
          <span className={styles.label}>{t('viewProfile')}</span>
          <span className="visuallyHidden"> {rider.name}</span>
        </ShopLink>
      )}
    </article>
  );
}

/** The countries a rider starts for. */
export function RiderFlags({ flags }: { flags: readonly string[] }) {
  const locale = useLocale();
  return (
    <span className={styles.flags}>
      {flags.map((code) => (
        <Picture
          key={code}
          src={flagAddress(code)}
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
