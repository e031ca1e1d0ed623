import { useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { buttonClass } from '@/components/ui/button';
import type { Site } from '@/content/site';
import styles from './partner-section.module.scss';

const TERMS = ['partnerSmall', 'partnerSwap', 'partnerVisit'] as const;

/** The target of every partner banner: terms for shops, and a `mailto:` link with subject and body. */
export function PartnerSection({ site }: { site: Site }) {
  const t = useTranslations('about');
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
        <h3 className="eyebrow">{t('partnerTerms')}</h3>
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
          <ShopLink href="/catalog" tone="outline">
            {t('partnerCatalogue', { year: String(site.catalogueYear) })}
          </ShopLink>
        </div>
        <p className="soft breakable">{t('partnerMail', { email })}</p>
      </div>
    </section>
  );
}
