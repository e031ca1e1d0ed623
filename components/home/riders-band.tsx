import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { Art } from '@/content/art/art';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './riders-band.module.scss';

/** The way to the riders: one of them in the barrel, and a print of another. */
export async function RidersBand({ view, print, locale }: { view: Art; print: Art; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });

  return (
    <section className={styles.band}>
      <Picture
        {...view}
        alt={view.alt[locale]}
        sizes="(min-width: 768px) 50vw, 100vw"
        className={styles.view}
      />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('ridersTitle')}</h2>
        <p className={styles.text}>{t('ridersText')}</p>
        <ButtonLink href={localePath(locale, '/riders')} className={styles.button}>
          {t('seeRiders')}
        </ButtonLink>
      </div>
      <Picture
        {...print}
        alt={print.alt[locale]}
        sizes="(min-width: 768px) 32vw, 60vw"
        className={styles.print}
      />
    </section>
  );
}
