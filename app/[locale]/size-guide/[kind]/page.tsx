import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { MissingPage } from '@/components/layout/missing-page';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SizeGuideArticle } from '@/components/size-guide/size-guide-article';
import { LOCALES } from '@/lib/contract/locale';
import { homeCrumb } from '@/lib/seo/crumbs';
import { missingPageMetadata } from '@/lib/seo/missing-page-metadata';
import { pageData } from '@/lib/seo/page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { GARMENT_KINDS, isGarmentKind, sizeGuideOf } from '@/lib/size-guide/size-guides';

type Props = PageProps<'/[locale]/size-guide/[kind]'>;

export function generateStaticParams() {
  return GARMENT_KINDS.map((kind) => ({ kind }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, kind } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  if (!isGarmentKind(kind)) return missingPageMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'sizeGuide' });
  const name = t(sizeGuideOf(kind).words);

  return pageMetadata({
    locale,
    path: `/size-guide/${kind}`,
    title: `${t('title')}: ${name}`,
    description: t('kindDescription', { kind: name }),
  });
}

export default async function GarmentSizeGuidePage({ params }: Props) {
  const { locale, kind } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  if (!isGarmentKind(kind)) return <MissingPage locale={locale} />;

  const t = await getTranslations({ locale, namespace: 'sizeGuide' });
  const name = t(sizeGuideOf(kind).words);
  const crumbs = [
    homeCrumb(locale),
    { name: t('title'), path: '/size-guide' },
    { name, path: `/size-guide/${kind}` },
  ] as const;

  return (
    <PageMain>
      <SizeGuideArticle kind={kind} locale={locale} />
      <JsonLd data={pageData({ locale, name, crumbs })} />
    </PageMain>
  );
}
