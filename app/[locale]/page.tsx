import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { HalfTile } from '@/components/home/half-tile';
import { NewArrivals } from '@/components/home/new-arrivals';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { ButtonLink } from '@/components/ui/button-link';
import { HALVES, HEROES } from '@/content/heroes';
import { readHomePage } from '@/lib/catalogue/read-home-page';
import { LOCALES } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { pageMetadata } from '@/lib/seo/page-metadata';
import styles from './page.module.scss';

export async function generateMetadata({ params }: PageProps<'/[locale]'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'home' });

  return pageMetadata({ locale, path: '/', title: t('title'), description: t('description') });
}

export default async function HomePage({ params }: PageProps<'/[locale]'>) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'home' });
  const { products } = await readHomePage();

  return (
    <PageMain>
      <Hero art={HEROES.home} locale={locale} title={t('heroTitle')} tagline={t('heroTagline')} place="water">
        <ButtonLink href={localePath(locale, '/woman')}>{t('shopWomens')}</ButtonLink>
        <ButtonLink href={localePath(locale, '/men')}>{t('shopMens')}</ButtonLink>
      </Hero>
      <NewArrivals products={products} locale={locale} />
      <section className={styles.halves} aria-label={t('worldsTitle')}>
        <HalfTile
          path="/woman"
          locale={locale}
          title={t('womenTitle')}
          text={t('womenText')}
          art={HALVES.woman}
        />
        <HalfTile path="/men" locale={locale} title={t('menTitle')} text={t('menText')} art={HALVES.men} />
      </section>
    </PageMain>
  );
}
