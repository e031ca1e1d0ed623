import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/catalogue/missing-page';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SizeGuideArticle } from '@/components/size-guide/size-guide-sheet';
import { missingPageMetadata, PRERENDERED_PATH, wordedMetadata } from '@/lib/pages/page-metadata';
import { homeCrumb, pageData } from '@/lib/seo/page-data';
import { isGarmentKind, sizeGuideOf } from '@/lib/size-guide/size-guides';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/size-guide/[kind]'>;

export const generateStaticParams = () => [{ kind: PRERENDERED_PATH }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  if (!isGarmentKind(kind)) return missingPageMetadata(await getLocale());
  const { words } = sizeGuideOf(kind);

  return wordedMetadata(`/size-guide/${kind}`, 'sizeGuide', (t) => ({
    title: `${t('title')}: ${t(words)}`,
    description: t('kindDescription', { kind: t(words) }),
  }));
}

export default async function GarmentSizeGuidePage({ params }: Props) {
  const { kind } = await params;
  const locale = await getLocale();
  if (!isGarmentKind(kind)) return <MissingPage />;

  const t = await getTranslations('sizeGuide');
  const name = t(sizeGuideOf(kind).words);
  const crumbs = [
    homeCrumb(locale),
    { name: t('title'), path: '/size-guide' },
    { name, path: `/size-guide/${kind}` },
  ] as const;

  return (
    <PageMain>
      <SizeGuideArticle kind={kind} />
      <JsonLd data={pageData({ locale, name, crumbs })} />
    </PageMain>
  );
}
