import { useTranslations } from 'next-intl';
import { PageMain } from '@/components/layout/page-main';
import { ShopLink } from '@/components/layout/shop-link';
import { PageJsonLd } from '@/components/seo/json-ld';
import { MeasureFigure } from '@/components/size-guide/measure-figure';
import { Icon } from '@/components/ui/icon';
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
