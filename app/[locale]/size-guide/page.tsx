import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { SizeGuideIndex } from '@/components/size-guide/size-guide-index';
import { LOCALES } from '@/lib/contract/locale';
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
  const guides = GARMENT_KINDS.map((kind) => ({ kind, guide: sizeGuideOf(kind) }));

  return (
    <PageMain>
      <SizeGuideIndex guides={guides} locale={locale} />
    </PageMain>
  );
}
