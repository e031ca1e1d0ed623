import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SizeGuideIndex } from '@/components/size-guide/size-guide-index';
import { LOCALES } from '@/lib/contract/locale';
import { homeCrumb } from '@/lib/seo/crumbs';
import { pageData } from '@/lib/seo/page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { GARMENT_KINDS, sizeGuideOf } from '@/lib/size-guide/size-guides';

type Props = PageProps<'/[locale]/size-guide'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'sizeGuide' });

  return pageMetadata({ locale, path: '/size-guide', title: t('title'), description: t('description') });
}

export default async function SizeGuidePage({ params }: Props) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'sizeGuide' });
  const page = { name: t('title'), path: '/size-guide' } as const;
  const guides = GARMENT_KINDS.map((kind) => ({ kind, guide: sizeGuideOf(kind) }));

  return (
    <PageMain>
      <SizeGuideIndex guides={guides} locale={locale} />
      <JsonLd data={pageData({ locale, name: page.name, crumbs: [homeCrumb(locale), page] })} />
    </PageMain>
  );
}
