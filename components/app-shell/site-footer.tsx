import { useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/layout/shop-link';
import { TranslatedNavLinks } from '@/components/layout/translated-nav-links';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import type { NavigationLink as Entry, FooterGroup } from '@/content/navigation';
import type { Site } from '@/content/site';
import { LanguageSwitch } from './language-switch';
import styles from './site-footer.module.scss';

type SiteFooterProps = {
  site: Site;
  groups: readonly FooterGroup[];
  legal: readonly Entry[];
  /** The telephone number of the flagship store. */
  phone: string | undefined;
};

/** The newsletter, links, languages, the notice for the fabric brands and the copyright (spec §2). */
export function SiteFooter({ site, groups, legal, phone }: SiteFooterProps) {
  const t = useTranslations('layout');
  const [first, second] = site.trademarks;

  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <NewsletterForm />
        <FooterLinks groups={groups} site={site} phone={phone} />
      </div>
      <div className={styles.name}>
        <p className={styles.line}>{t('brandLine')}</p>
        <Logo {...site.wordmarkOnDark} alt={site.name} className={styles.wordmark} loading="lazy" />
      </div>
      <div className={styles.small}>
        <p>{t('delivery')}</p>
        <LanguageSwitch label={t('language')} />
        <nav aria-label={t('legalNavigation')}>
          <TranslatedNavLinks entries={legal} className={styles.legal} linkClassName={styles.link} />
        </nav>
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

/** The footer's links to pages of the shop, in columns. */
function FooterLinks({ groups, site, phone }: Omit<SiteFooterProps, 'legal'>) {
  const { email } = site.contact;
  const t = useTranslations('layout');

  return (
    <nav className={styles.columns} aria-label={t('footerNavigation')}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h2 className={styles.groupTitle}>{t(title)}</h2>
          <TranslatedNavLinks entries={links} className={styles.group} linkClassName={styles.groupLink}>
            <ExternalBlogLink beside={links} address={site.externalBlog} className={styles.groupLink} />
            {title === 'footerService' && (
              <>
                <li>
                  <a href={`mailto:${email}`} className={styles.contact}>
                    {email}
                  </a>
                </li>
                {phone && (
                  <li>
                    <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.contact}>
                      {/* Non-breaking spaces keep the number on one line. */}
                      {phone.replaceAll(' ', '\u00a0')}
                    </a>
                  </li>
                )}
              </>
            )}
          </TranslatedNavLinks>
        </div>
      ))}
    </nav>
  );
}

type ExternalBlogLinkProps = { beside: readonly Entry[]; address: string; className: string | undefined };

/** A link to the blog on the brand's main site, next to the link to the shop's own blog (spec §2). */
export function ExternalBlogLink({ beside, address, className }: ExternalBlogLinkProps) {
  const t = useTranslations('layout');
  if (!address || beside.every(({ label }) => label !== 'blog')) return null;

  return (
    <li>
      <NewTabLink href={address} className={className}>
        {t('externalBlog')}
      </NewTabLink>
    </li>
  );
}

type LogoProps = {
  src: string;
  width: number;
  height: number;
  alt: string;
  className?: string | undefined;
  loading?: 'lazy' | undefined;
};

/** The logo. It is not a `Picture`, because an SVG needs no renditions in other sizes. */
export function Logo({ alt, ...drawing }: LogoProps) {
  return (
    <picture>
      <img alt={alt} {...drawing} />
    </picture>
  );
}
