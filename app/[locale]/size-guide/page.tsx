import { useTranslations } from 'next-intl';
import { PageMain } from '@/components/layout/page-main';
import { ShopLink } from '@/components/layout/shop-link';
import { GARMENT_FIT_DRAWINGS } from '@/components/product/garment-fit-drawings';
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
const MEASURES = ['bust', 'waist', 'hips'] as const;

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

const { boardshort, tee, triangle, rashGuard, dress } = GARMENT_FIT_DRAWINGS;

/** A small drawing for each kind of garment: the part of the figure that it covers, and its lines. */
const OUTLINES: Record<GarmentKind, { viewBox: string; path: string }> = {
  boardshorts: { viewBox: '50 195 180 210', path: boardshort.front.shape + boardshort.front.lines },
  tees: { viewBox: '20 30 240 285', path: tee.front.shape + tee.front.lines },
  swimwear: { viewBox: '40 30 200 320', path: triangle.front.shape + triangle.front.lines },
  'rash-guards': { viewBox: '25 15 230 280', path: rashGuard.front.shape + rashGuard.front.lines },
  dresses: { viewBox: '35 50 210 410', path: dress.front.shape + dress.front.lines },
  sandals: {
    viewBox: '0 0 120 150',
    path: 'M32 6C50 6 58 26 57 48C56 66 52 76 53 94C54 118 48 142 34 142C20 142 14 120 15 98C16 78 8 66 8 44C8 22 16 6 32 6ZM34 28C24 40 16 52 14 72M34 28C46 40 52 54 53 74M88 6C104 6 112 22 112 44C112 66 104 78 105 98C106 120 100 142 86 142C72 142 66 118 67 94C68 76 64 66 63 48C62 26 70 6 88 6ZM86 28C74 40 68 54 67 74M86 28C96 40 104 52 106 72',
  },
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
                    <path d={OUTLINES[kind].path} />
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
        <MeasureFigure figure="womens" measures={MEASURES} label={t('womensFigure')} />
        <ol className={styles.legend}>
          {MEASURES.map((measure) => (
            <li key={measure}>{t(measure)}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
