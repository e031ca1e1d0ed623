import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import type { NamedGuide } from '@/lib/size-guide/size-guides';
import { MeasureFigure } from './measure-figure';
import styles from './size-guide-index.module.scss';

/** The way to the guide of every kind of garment. */
export async function SizeGuideIndex({ guides, locale }: { guides: NamedGuide[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'sizeGuide' });

  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <nav aria-label={t('kinds')}>
        <ul className={styles.kinds}>
          {guides.map(({ kind, guide }) => {
            const sizes = Object.keys(guide.sizes);
            return (
              <li key={kind}>
                <Link
                  href={localePath(locale, `/size-guide/${kind}`)}
                  prefetch={false}
                  className={styles.kind}
                >
                  <span>{t(guide.words)}</span>
                  <span className={styles.range}>
                    {t('range', { from: sizes[0] ?? '', to: sizes.at(-1) ?? '' })}
                  </span>
                  <Icon name="arrow-right" className={styles.arrow} />
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles.figure}>
        <MeasureFigure figure="womens" measures={['bust', 'waist', 'hips']} label={t('womensFigure')} />
      </div>
    </div>
  );
}
