import { getLocale, getTranslations } from 'next-intl/server';
import { SectionHeader } from '@/components/layout/section-header';
import { readGallery } from '@/lib/social/gallery';
import { joinPictureIds } from '@/lib/social/social-picture';
import { AutoRefreshedGallery } from './auto-refreshed-gallery';
import styles from './social-gallery.module.scss';
import { SocialPictures } from './social-pictures';

/**
 * The brand's five newest posts, or five local pictures (spec §4). An open page refreshes them every hour.
 * @param page selects the local pictures
 */
export async function SocialGallery({ page }: { page?: string }) {
  const locale = await getLocale();
  const t = await getTranslations('social');
  const layout = await getTranslations('layout');
  const { pictures, note, since } = await readGallery(locale, page);
  const opensInNewTab = layout('opensInNewTab');

  return (
    <section className={styles.gallery}>
      <SectionHeader title={t('title')} line={t('tagline')} />
      <AutoRefreshedGallery shown={joinPictureIds(pictures)} since={since} opensInNewTab={opensInNewTab}>
        <SocialPictures pictures={pictures} opensInNewTab={opensInNewTab} />
        {note && <p className={styles.note}>{t(note)}</p>}
      </AutoRefreshedGallery>
    </section>
  );
}
