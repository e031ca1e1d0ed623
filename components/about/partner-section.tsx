import { getTranslations } from 'next-intl/server';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import type { Site } from '@/content/site';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './partner-section.module.scss';

const TERMS = ['partnerSmall', 'partnerSwap', 'partnerVisit'] as const;

/** The target of every partner banner: terms for shops, and a `mailto:` link with subject and body. */
export async function PartnerSection({ site, locale }: { site: Site; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  const { email } = site.contact;
  const brand = site.name;
  const subject = encodeURIComponent(t('partnerSubject', { brand }));
  // Lines of a mail end with both characters (RFC 6068).
  const body = encodeURIComponent(t('partnerBody', { brand }).replaceAll('\n', '\r\n'));

  return (
    <section id="partner" className={styles.partner} aria-labelledby="partner-title">
      <div className={styles.words}>
        <h2 id="partner-title" className={styles.title}>
          {t('partnerTitle')}
        </h2>
        <p className={styles.text}>{t('partnerText')}</p>
      </div>
      <div className={styles.terms}>
        <h3 className={styles.label}>{t('partnerTerms')}</h3>
        <ul className={styles.list}>
          {TERMS.map((term) => (
            <li key={term} className={styles.term}>
              {t(term)}
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          <a href={`mailto:${email}?subject=${subject}&body=${body}`} className={buttonClass()}>
            {t('partnerWrite')}
          </a>
          <ButtonLink href={localePath(locale, '/catalog')} tone="outline">
            {t('partnerCatalogue', { year: String(site.catalogueYear) })}
          </ButtonLink>
        </div>
        <p className={styles.mail}>{t('partnerMail', { email })}</p>
      </div>
    </section>
  );
}
