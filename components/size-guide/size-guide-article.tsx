import { useLocale, useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { SiblingLinks } from '@/components/layout/sibling-links';
import type { GarmentKind } from '@/content/size-guides';
import { localePath } from '@/lib/i18n/locale-path';
import { GARMENT_KINDS, sizeGuideOf } from '@/lib/size-guide/size-guides';
import styles from './size-guide-article.module.scss';
import { SizeGuideSheet } from './size-guide-sheet';

/** The guide of one kind of garment as a page, with the way to the others. */
export function SizeGuideArticle({ kind }: { kind: GarmentKind }) {
  const locale = useLocale();
  const t = useTranslations('sizeGuide');
  const pathOf = (other: GarmentKind) => localePath(locale, `/size-guide/${other}`);

  return (
    <div className={styles.page}>
      <div className="stack4 shrinks">
        <p className="eyebrow">
          <ShopLink href="/size-guide">{t('title')}</ShopLink>
        </p>
        <h1 className={styles.title}>{t(sizeGuideOf(kind).words)}</h1>
        <SiblingLinks
          label={t('kinds')}
          links={GARMENT_KINDS.map((other) => ({ name: t(sizeGuideOf(other).words), href: pathOf(other) }))}
          current={pathOf(kind)}
        />
      </div>
      <SizeGuideSheet kind={kind} locale={locale} say={(key) => t(key)} heading="h2" />
    </div>
  );
}
