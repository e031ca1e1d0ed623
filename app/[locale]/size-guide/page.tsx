import { getLocale, getTranslations } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SizeGuideIndex } from '@/components/size-guide/size-guide-index';
import { namedMetadata } from '@/lib/pages/page-metadata';
import { homeCrumb, pageData } from '@/lib/seo/page-data';
import { GARMENT_KINDS, sizeGuideOf } from '@/lib/size-guide/size-guides';

export const generateMetadata = () => namedMetadata('/size-guide', 'sizeGuide');

export default async function SizeGuidePage() {
  const locale = await getLocale();
  const t = await getTranslations('sizeGuide');
  const page = { name: t('title'), path: '/size-guide' } as const;
  const guides = GARMENT_KINDS.map((kind) => ({ kind, guide: sizeGuideOf(kind) }));

  return (
    <PageMain>
      <SizeGuideIndex guides={guides} locale={locale} />
      <JsonLd data={pageData({ locale, name: page.name, crumbs: [homeCrumb(locale), page] })} />
    </PageMain>
  );
}
