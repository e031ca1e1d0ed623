import { useTranslations } from 'next-intl';
import { PageMain } from '@/components/layout/page-main';
import { ShopLink } from '@/components/layout/shop-link';
import { PageJsonLd } from '@/components/seo/json-ld';
import { MeasureFigure } from '@/components/size-guide/measure-figure';
import { Icon } from '@/components/ui/icon';
import type { GarmentKind } from '@/content/size-guides';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';
import { GARMENT_KINDS, getSizeGuide, type NamedGuide } from '@/lib/size-guide/size-guides';
import styles from './page.module.scss';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/size-guide', 'sizeGuide');

/** The measures that most garments need, in the order of their numbers in the figure. */
const FIGURES = {
  womens: ['bust', 'waist', 'hips'],
  mens: ['chest', 'waist', 'hips'],
} as const;

export default function SizeGuidePage() {
  const t = useTranslations('sizeGuide');
  const guides = GARMENT_KINDS.map((kind) => ({ kind, guide: getSizeGuide(kind) }));

  return (
    <PageMain>
      <SizeGuideIndex guides={guides} />
      <PageJsonLd name={t('title')} path="/size-guide" />
    </PageMain>
  );
}

/** The outline of each kind of garment in `public/images/figures`, and the part of that drawing it covers. */
const OUTLINES: Record<GarmentKind, { drawing: string; viewBox: string }> = {
  boardshorts: { drawing: 'boardshort', viewBox: '50 195 180 210' },
  tees: { drawing: 'tee', viewBox: '20 30 240 285' },
  swimwear: { drawing: 'triangle', viewBox: '40 30 200 320' },
  'rash-guards': { drawing: 'rash-guard', viewBox: '25 15 230 280' },
  dresses: { drawing: 'dress', viewBox: '35 50 210 410' },
  sandals: { drawing: 'sandals', viewBox: '0 0 120 150' },
};

/** Links to the guides of all kinds of garment. */
function SizeGuideIndex({ guides }: { guides: NamedGuide[] }) {
  const t = useTranslations('sizeGuide');

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
                <ShopLink href={`/size-guide/${kind}`} className={styles.kind}>
                  <svg viewBox={OUTLINES[kind].viewBox} aria-hidden="true" className={styles.outline}>
                    <use href={`/images/figures/${OUTLINES[kind].drawing}.svg#outline`} />
                  </svg>
                  <span>{t(guide.words)}</span>
                  <span className={styles.range}>
                    {t('range', { from: sizes[0] ?? '', to: sizes.at(-1) ?? '' })}
                  </span>
                  <Icon name="arrow-right" className={styles.arrow} />
                </ShopLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles.figure}>
        {(['womens', 'mens'] as const).map((figure) => (
          <div key={figure} className={styles.body}>
            <MeasureFigure figure={figure} measures={FIGURES[figure]} label={t(`${figure}Figure`)} />
            <ol className={styles.legend}>
              {FIGURES[figure].map((measure) => (
                <li key={measure}>{t(measure)}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  );
}
