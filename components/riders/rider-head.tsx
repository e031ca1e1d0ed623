import { useLocale, useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import type { Rider } from '@/lib/riders/riders';
import { RiderFlags } from './rider-flags';
import styles from './rider-head.module.scss';

/** The box is 430 pixels high, and a picture that fills it 645 wide at least. */
const SIZES = '(min-width: 1105px) 59vw, (min-width: 645px) 100vw, 645px';

/** What a profile opens with: who it is, and them on a wave with their tagline. */
export function RiderHead({ rider, brand }: { rider: Rider; brand: string }) {
  const locale = useLocale();
  const t = useTranslations('riders');
  const { surfing } = rider.pictures;

  return (
    <section className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.heading}>
          <span className={styles.eyebrow}>{t('profileHeading', { brand: brand.toUpperCase() })}</span>{' '}
          <span className={styles.name}>
            <RiderName rider={rider} />
          </span>
        </h1>
        <p className={styles.role}>
          <RiderFlags flags={rider.flags} />
          {rider.title[locale].toUpperCase()}
        </p>
      </div>
      <div className={styles.hero}>
        {surfing && (
          <ArtPicture art={surfing} dominant={rider.inks.deep} sizes={SIZES} first className="fill" />
        )}
        <p className={styles.tagline}>{rider.tagline[locale]}</p>
      </div>
    </section>
  );
}

/** A rider's name; on wide screens in its longer form, when there is one (spec §2). */
export function RiderName({ rider: { name, longName = name } }: { rider: Pick<Rider, 'name' | 'longName'> }) {
  const [before = '', after = ''] = longName.split(name);

  return (
    <>
      {before && <span className={styles.more}>{before}</span>}
      {name}
      {after && <span className={styles.more}>{after}</span>}
    </>
  );
}
