import { getTranslations } from 'next-intl/server';
import type { ViewerPhoto } from '@/components/viewer/viewer-photo';
import type { Locale } from '@/lib/contract/locale';
import type { Rider } from '@/lib/riders/riders';
import { PhotoWall } from './photo-wall';
import styles from './rider-gallery.module.scss';

type RiderGalleryProps = { rider: Rider; locale: Locale };

/** A rider's photos with their captions; nothing for one without. */
export async function RiderGallery({ rider, locale }: RiderGalleryProps) {
  const t = await getTranslations({ locale, namespace: 'riders' });
  const [first, ...others] = rider.gallery.map(
    ({ src, width, height, alt, caption }): ViewerPhoto => ({
      src,
      width,
      height,
      alt: alt[locale],
      caption: caption[locale],
    }),
  );
  if (!first) return null;

  return (
    <section className={styles.section} aria-labelledby="gallery">
      <h2 id="gallery" className={styles.title}>
        {t('gallery')}
      </h2>
      <PhotoWall
        label={t('photos', { name: rider.name })}
        enlarge={t('enlarge')}
        photos={[first, ...others]}
      />
    </section>
  );
}
