import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { readGallery } from '@/lib/social/read-gallery';
import styles from './social-gallery.module.scss';
import { SocialPictures } from './social-pictures';

/** The brand's five newest pictures elsewhere, or five of its own (spec §4). */
export async function SocialGallery({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'social' });
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const { pictures, note } = await readGallery(locale);

  return (
    <section className={styles.gallery}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.tagline}>{t('tagline')}</p>
      </div>
      <SocialPictures pictures={pictures} opensInNewTab={layout('opensInNewTab')} />
      {note && <p className={styles.note}>{t(note)}</p>}
    </section>
  );
}
