import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { SizeGuideArticle } from '@/components/size-guide/size-guide-article';
import { LOCALES } from '@/lib/contract/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { GARMENT_KINDS, isGarmentKind, sizeGuideOf } from '@/lib/size-guide/size-guides';

type Props = PageProps<'/[locale]/size-guide/[kind]'>;

export function generateStaticParams() {
  return GARMENT_KINDS.map((kind) => ({ kind }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, kind } = await params;
  if (!hasLocale(LOCALES, locale) || !isGarmentKind(kind)) notFound();
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
  if (!hasLocale(LOCALES, locale) || !isGarmentKind(kind)) notFound();
  setRequestLocale(locale);

  return (
    <PageMain>
      <SizeGuideArticle kind={kind} locale={locale} />
    </PageMain>
  );
}
