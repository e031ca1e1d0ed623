import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/catalogue/not-found-page';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SizeGuideDetails } from '@/components/size-guide/size-guide-content';
import {
  createUnknownPathMetadata,
  metadataFromMessages,
  PLACEHOLDER_STATIC_PARAM,
} from '@/lib/pages/page-metadata';
import { homeBreadcrumb, pageJsonLd } from '@/lib/seo/page-data';
import { getSizeGuide, isGarmentKind } from '@/lib/size-guide/size-guides';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/size-guide/[kind]'>;

export const generateStaticParams = () => [{ kind: PLACEHOLDER_STATIC_PARAM }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  if (!isGarmentKind(kind)) return createUnknownPathMetadata(await getLocale());
  const { words } = getSizeGuide(kind);

  return metadataFromMessages(`/size-guide/${kind}`, 'sizeGuide', (t) => ({
    title: `${t('title')}: ${t(words)}`,
    description: t('kindDescription', { kind: t(words) }),
  }));
}

export default async function GarmentSizeGuidePage({ params }: Props) {
  const { kind } = await params;
  const locale = await getLocale();
  if (!isGarmentKind(kind)) return <NotFoundPage />;

  const t = await getTranslations('sizeGuide');
  const name = t(getSizeGuide(kind).words);
  const crumbs = [
    homeBreadcrumb(locale),
    { name: t('title'), path: '/size-guide' },
    { name, path: `/size-guide/${kind}` },
  ] as const;

  return (
    <PageMain>
      <SizeGuideDetails kind={kind} />
      <JsonLd data={pageJsonLd({ locale, name, crumbs })} />
    </PageMain>
  );
}
