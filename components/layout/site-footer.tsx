import { getTranslations } from 'next-intl/server';
import type { NavigationLink as Entry } from '@/content/navigation';
import type { Site } from '@/content/site';
import type { Locale } from '@/lib/contract/locale';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { NavigationLink } from './navigation-link';
import styles from './site-footer.module.scss';

type SiteFooterProps = { locale: Locale; site: Site; links: readonly Entry[] };

/** Links, languages, the notice for the fabric brands and the copyright (spec §2). */
export async function SiteFooter({ locale, site, links }: SiteFooterProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const [first, second] = site.trademarks;

  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <div className={styles.brand}>
          <Logo {...site.logoOnDark} alt={site.name} className={styles.logo} loading="lazy" />
          <p className={styles.line}>{t('brandLine')}</p>
        </div>
        <nav aria-label={t('footerNavigation')}>
          <ul className={styles.links}>
            {links.map((entry) => (
              <li key={entry.label}>
                <NavigationLink entry={entry} locale={locale} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.aside}>
          <p>{t('delivery')}</p>
          <LanguageSwitch locale={locale} label={t('language')} />
        </div>
      </div>
      <div className={styles.small}>
        <p>
          {t('trademarks', {
            firstMark: first.mark,
            firstOwner: first.owner,
            secondMark: second.mark,
            secondOwner: second.owner,
          })}
        </p>
        <p>{t('copyright', { year: String(site.copyrightYear), brand: site.name })}</p>
      </div>
    </footer>
  );
}
