import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { SiblingPageLinks } from '@/components/layout/sibling-page-links';
import { Prose, ProseHeader } from '@/components/prose/prose';
import { PageJsonLd } from '@/components/seo/json-ld';
import type { LegalPageName } from '@/content/legal-pages';
import { formatDay } from '@/lib/format/dates';
import { localePath } from '@/lib/i18n/locale-path';
import { type LegalPage as LegalPageData, listLegalPages, readLegalPage } from '@/lib/legal/legal-page';
import { pageMetadata } from '@/lib/pages/page-metadata';
import { formatProseAsText, headingId } from '@/lib/prose/prose';
import { summarizeText } from '@/lib/seo/summary';
import styles from './legal-page.module.scss';

/** Returns the metadata of a legal page. */
export async function getLegalPageMetadata(name: LegalPageName): Promise<Metadata> {
  const locale = await getLocale();
  const { path, title, lead } = readLegalPage(name, locale);

  return pageMetadata({ locale, path, title, description: summarizeText(lead) });
}

/** A legal page with its table of contents and links to the other legal pages. */
export function LegalPage({ name }: { name: LegalPageName }) {
  const locale = useLocale();
  const t = useTranslations('legal');
  const page = readLegalPage(name, locale);
  const links = listLegalPages(locale).map((each) => ({
    name: each.title,
    href: localePath(locale, each.path),
  }));

  return (
    <PageMain footer="compact">
      <div className={styles.page}>
        <div className={styles.head}>
          <SiblingPageLinks label={t('pages')} links={links} current={localePath(locale, page.path)} />
          <div className={styles.name}>
            <ProseHeader title={page.title} lead={page.lead} />
          </div>
          <p className={styles.changed}>{t('changed', { day: formatDay(page.changed, locale) })}</p>
        </div>
        <div className={styles.body}>
          <LegalContents page={page} />
          <div className={styles.text}>
            <p className={styles.sample}>{t('sample')}</p>
            <Prose blocks={page.blocks} page={page.name} />
          </div>
        </div>
      </div>
      <PageJsonLd name={page.title} path={page.path} />
    </PageMain>
  );
}

/** The table of contents, next to the text on wide screens. */
function LegalContents({ page }: { page: LegalPageData }) {
  const t = useTranslations('legal');
  const parts = page.blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [formatProseAsText(block.parts)] : [],
  );

  return (
    <nav aria-label={t('contents')} className={styles.contents}>
      <p className={styles.title}>{t('contents')}</p>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${headingId(page.name, part)}`} className={styles.part}>
              {part}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
