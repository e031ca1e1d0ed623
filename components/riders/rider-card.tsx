import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { type Rider, riderPath } from '@/lib/riders/riders';
import styles from './rider-card.module.scss';
import { RiderFlags } from './rider-flags';
import { RiderPortrait } from './rider-portrait';

type RiderCardProps = {
  rider: Rider;
  locale: Locale;
  heading: 'h2' | 'h3';
  sizes: string;
  /** For a card of half a page. */
  large?: boolean;
  /** Theirs is the page this card is on. */
  current?: boolean;
};

/** A rider's card, all of it a link to the profile; the button is for wider screens (spec §2). */
export async function RiderCard(props: RiderCardProps) {
  const { rider, locale, heading: Heading, sizes, large = false, current = false } = props;
  const t = await getTranslations({ locale, namespace: 'riders' });

  return (
    <article
      className={large ? `${styles.card} ${styles.large}` : styles.card}
      aria-current={current ? 'page' : undefined}
    >
      <span className={styles.frame}>
        <RiderPortrait rider={rider} locale={locale} sizes={sizes} quiet className={styles.portrait} />
      </span>
      <div className={styles.words}>
        <RiderFlags flags={rider.flags} locale={locale} />
        <Heading className={styles.name}>{rider.name}</Heading>
        <p className={styles.title}>{rider.title[locale]}</p>
      </div>
      {current ? (
        <p className={styles.here}>{t('here')}</p>
      ) : (
        <Link
          href={localePath(locale, riderPath(rider))}
          prefetch={false}
          className={buttonClass('outline', styles.link)}
        >
          <span className={styles.label}>{t('viewProfile')}</span>
          <span className="visuallyHidden"> {rider.name}</span>
        </Link>
      )}
    </article>
  );
}
