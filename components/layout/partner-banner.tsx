import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Art } from '@/content/art/art';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './partner-banner.module.scss';

/** The banner at the end of pages that links to the partner programme (spec §1). */
export async function PartnerBanner({ art, locale }: { art: Art; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <section className={styles.banner}>
      <Picture {...art} alt={art.alt[locale]} sizes="100vw" className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link href={localePath(locale, '/aboutus#partner')} prefetch={false} className={styles.link}>
            {t('becomeOurPartner')}
            <Icon name="arrow-right" className={styles.arrow} />
          </Link>
        </h2>
        <p className={styles.tagline}>{t('partnerLine')}</p>
      </div>
    </section>
  );
}
