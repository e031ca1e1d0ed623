import { getTranslations } from 'next-intl/server';
import { preload } from 'react-dom';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/contract/locale';
import { imageSource } from '@/lib/pictures/image-source';
import type { Rider } from '@/lib/riders/riders';
import { RiderFlags } from './rider-flags';
import styles from './rider-head.module.scss';

type RiderHeadProps = { rider: Rider; brand: string; locale: Locale };

/** The box is 430 pixels high, and a picture that fills it 645 wide at least. */
const SIZES = '(min-width: 1105px) 59vw, (min-width: 645px) 100vw, 645px';

/** What a profile opens with: who it is, and them on a wave with their tagline. */
export async function RiderHead({ rider, brand, locale }: RiderHeadProps) {
  const t = await getTranslations({ locale, namespace: 'riders' });
  const { surfing } = rider.pictures;
  if (surfing) {
    const { src, srcSet, sizes } = imageSource(surfing, SIZES);
    preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
  }

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
          <RiderFlags flags={rider.flags} locale={locale} />
          {rider.title[locale].toUpperCase()}
        </p>
      </div>
      <div className={styles.hero}>
        {surfing && (
          <Picture
            {...surfing}
            alt={surfing.alt[locale]}
            dominant={rider.inks.deep}
            sizes={SIZES}
            first
            className={styles.picture}
          />
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
