import { hasLocale } from 'next-intl';
import { findProduct, loadCatalogue } from '@/lib/catalogue/catalogue';
import { LOCALES } from '@/lib/contract/locale';
import { log } from '@/lib/log/log';
import { answerPicture, fileStem, noPicture } from '@/lib/share/answer-picture';
import { drawProductPicture, productVersion, productWords } from '@/lib/share/product-picture';

type Context = RouteContext<'/share/[locale]/products/[file]'>;

/** The picture of a shared product link, by the product's own slug. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params;
  const slug = fileStem(file);
  if (!hasLocale(LOCALES, locale) || !slug) return noPicture();

  const found = await loadCatalogue('products', 'variants')
    .then((catalogue) => findProduct(catalogue, 'men', slug))
    .catch((error: unknown) => {
      log.warn({ err: error }, 'the catalogue could not be read for a picture');
      return 'away' as const;
    });
  if (found === 'away') return new Response(null, { status: 503, headers: { 'retry-after': '5' } });
  if (!found || found.product.slug !== slug) return noPicture();

  const words = productWords(found.product, found.variantName, locale);
  return answerPicture({
    request,
    name: `product ${locale} ${slug}`,
    version: productVersion(found.product, words),
    draw: () => drawProductPicture(words, found.product),
  });
}
