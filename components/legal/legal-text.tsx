import { useLocale, useTranslations } from 'next-intl';
import { SiblingLinks } from '@/components/layout/sibling-links';
import { Prose, ProseHead } from '@/components/prose/prose';
import { formatDay } from '@/lib/format/dates';
import { localePath } from '@/lib/i18n/locale-path';
import type { LegalPage } from '@/lib/legal/legal-page';
import { headingId, plainProse } from '@/lib/prose/prose';
import styles from './legal-text.module.scss';

type LegalTextProps = {
  page: LegalPage;
  /** All of them, this one included. */
  pages: readonly LegalPage[];
};

/** A legal page, the way around in it and to the others. */
export function LegalText({ page, pages }: LegalTextProps) {
  const locale = useLocale();
  const t = useTranslations('legal');

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <SiblingLinks
          label={t('pages')}
          links={pages.map(({ title, path }) => ({ name: title, href: localePath(locale, path) }))}
          current={localePath(locale, page.path)}
        />
        <div className={styles.name}>
          <ProseHead title={page.title} lead={page.lead} />
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
  );
}

/** What a legal page is about, part by part; beside it where there is room. */
function LegalContents({ page }: { page: LegalPage }) {
  const t = useTranslations('legal');
  const parts = page.blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [plainProse(block.parts)] : [],
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
