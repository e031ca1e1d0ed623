import { useTranslations } from 'next-intl';
import { PageMain } from '@/components/layout/page-main';
import { PageJsonLd } from '@/components/seo/json-ld';
import { SizeGuideIndex } from '@/components/size-guide/size-guide-index';
import { namedMetadata } from '@/lib/pages/page-metadata';
import { GARMENT_KINDS, sizeGuideOf } from '@/lib/size-guide/size-guides';

export const ensureStatic = 'navigation';

export const generateMetadata = () => namedMetadata('/size-guide', 'sizeGuide');

export default function SizeGuidePage() {
  const t = useTranslations('sizeGuide');
  const guides = GARMENT_KINDS.map((kind) => ({ kind, guide: sizeGuideOf(kind) }));

  return (
    <PageMain>
      <SizeGuideIndex guides={guides} />
      <PageJsonLd name={t('title')} path="/size-guide" />
    </PageMain>
  );
}
