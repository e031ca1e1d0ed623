import { getTranslations } from 'next-intl/server';
import { NavigationLinks } from '@/components/layout/navigation-links';
import { NewTabLink } from '@/components/layout/new-tab-link';
import type { FooterGroup } from '@/content/navigation';
import type { Locale } from '@/lib/contract/locale';
import styles from './footer-links.module.scss';

type FooterLinksProps = { locale: Locale; groups: readonly FooterGroup[]; externalBlog: string };

/** The footer's ways through the shop, in columns. */
export async function FooterLinks({ locale, groups, externalBlog }: FooterLinksProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <nav className={styles.columns} aria-label={t('footerNavigation')}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h2 className={styles.title}>{t(title)}</h2>
          <NavigationLinks entries={links} locale={locale} linkClassName={styles.link}>
            {links.some(({ label }) => label === 'blog') && externalBlog && (
              <li>
                <ExternalBlogLink address={externalBlog} locale={locale} className={styles.link} />
              </li>
            )}
          </NavigationLinks>
        </div>
      ))}
    </nav>
  );
}

type ExternalBlogLinkProps = { address: string; locale: Locale; className?: string | undefined };

/** The way to the blog that a brand has on its main site (spec §2). */
export async function ExternalBlogLink({ address, locale, className }: ExternalBlogLinkProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <NewTabLink href={address} locale={locale} className={className}>
      {t('externalBlog')}
    </NewTabLink>
  );
}
