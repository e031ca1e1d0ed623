import { notFound, permanentRedirect } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { findProduct } from '@/lib/catalogue/find-product';
import { prerenderedSlugs } from '@/lib/catalogue/prerendered-slugs';
import { productPath } from '@/lib/catalogue/product-path';
import { LOCALES } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

export async function generateStaticParams() {
  return (await prerenderedSlugs('men')).map((productId) => ({ productId }));
}

export default async function MensProductPage({ params }: PageProps<'/[locale]/men/[productId]'>) {
  const { locale, productId } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);

  const found = await findProduct('men', productId);
  if (!found) notFound();
  if (found.section !== 'men')
    permanentRedirect(localePath(locale, productPath(found.section, found.product.id)));
  return (
    <main>
      <h1>
        {found.product.name} {locale}
      </h1>
    </main>
  );
}
