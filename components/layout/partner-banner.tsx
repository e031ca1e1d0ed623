import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { PARTNER_BANNER } from '@/content/partner-banner';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './partner-banner.module.scss';

/** The wave that closes a page, and the way to sell with us (spec §1). All of it is one link. */
export async function PartnerBanner({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const { alt, ...art } = PARTNER_BANNER;

  return (
    <section className={styles.banner}>
      <Picture {...art} alt={alt[locale]} sizes="100vw" className={styles.picture} />
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
