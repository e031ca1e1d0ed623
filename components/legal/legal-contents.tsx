import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import type { LegalPage } from '@/lib/legal/legal-page';
import { headingId } from '@/lib/prose/heading-id';
import { plainProse } from '@/lib/prose/prose';
import styles from './legal-contents.module.scss';

/** What a legal page is about, part by part; beside it where there is room. */
export async function LegalContents({ page, locale }: { page: LegalPage; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'legal' });
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
