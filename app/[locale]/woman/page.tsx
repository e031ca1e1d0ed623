import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { WomensCollection } from '@/components/catalogue/womens-collection';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { HEROES } from '@/content/heroes';
import { SITE } from '@/content/site';
import { readWomanPage } from '@/lib/catalogue/read-woman-page';
import { LOCALES } from '@/lib/contract/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/woman'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'woman' });

  return pageMetadata({ locale, path: '/woman', title: t('title'), description: t('description') });
}

export default async function WomanPage({ params }: PageProps<'/[locale]/woman'>) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'woman' });
  const { products, variants } = await readWomanPage();

  return (
    <PageMain overlay>
      <Hero
        art={HEROES.woman}
        locale={locale}
        title={t('heading', { year: String(SITE.collectionYear) })}
        tagline={t('tagline')}
        place="sky"
        long
      />
      <WomensCollection title={t('gridHeading')} products={products} variants={variants} locale={locale} />
    </PageMain>
  );
}
