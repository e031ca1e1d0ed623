import 'server-only';
import { SITE } from '@/content/site';
import { listProducts, listVariants } from '@/lib/catalogue/catalogue';
import { emptyIfOutage, isOutage } from '@/lib/catalogue/outage';
import { getProductSection, productPath, SECTIONS, type Section } from '@/lib/catalogue/section';
import { compareNewestFirst, type ShopProduct } from '@/lib/catalogue/shop-product';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { formatRupiah } from '@/lib/format/rupiah';
import { translator } from '@/lib/i18n/translator';
import { LEGAL_PLACEHOLDERS } from '@/lib/legal/legal-page';
import { ROUTES } from '@/lib/routes';

/** The most products that the overview names. The sitemap lists all products. */
const MAX_PRODUCTS = 200;

const byRank = (a: ShopProduct, b: ShopProduct) =>
  Number(b.isFeatured) - Number(a.isFeatured) || compareNewestFirst(a, b);

/**
 * Returns the products of the overview, featured and newest first. @throws ApiError, except during a build
 */
export async function readProductOverview() {
  const [products, variants] = await Promise.all([listProducts(), listVariants()]);
  const known = emptyIfOutage(variants);
  const listed = isOutage(variants) ? [] : emptyIfOutage(products);
  const named = listed.toSorted(byRank).slice(0, MAX_PRODUCTS);

  return {
    total: listed.length,
    products: named.map((product) => {
      const section = getProductSection(product, known);
      return {
        section,
        path: productPath(section, product.slug),
        name: product.name,
        price: product.price,
        category: product.category?.name ?? '',
      };
    }),
  };
}

type Overview = Awaited<ReturnType<typeof readProductOverview>>;

/** Escapes Markdown in a name and removes line breaks. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[[\]()<>*_`\\]/g, '\\$&')
    .trim();

const link = (name: string, path: string) => `[${plain(name)}](${absoluteUrl(path)})`;

function mainPages(): string[] {
  return ROUTES.flatMap(({ introduction, path }) => {
    if (!introduction) return [];
    const t = translator('en', introduction);
    const name = path === '/' ? SITE.name : t('title');
    return [`- ${link(name, path)}: ${t('description')}`];
  });
}

function productsOf(section: Section, products: Overview['products']): string[] {
  const own = products.filter((product) => product.section === section);
  if (own.length === 0) return [];
  const title = translator('en', section)('title');
  const lines = own.map(
    ({ name, path, price, category }) =>
      `- ${link(name, path)}: ${[plain(category), formatRupiah(price)].filter(Boolean).join(', ')}`,
  );
  return ['', `## ${title}`, '', ...lines];
}

/** Describes the shop and its products to language models (llmstxt.org). */
export function formatLlmsText({ products, total }: Overview): string {
  const { firstDay, lastDay, returnDays } = LEGAL_PLACEHOLDERS;
  const more = total > products.length ? ` The sitemap has all ${total}.` : '';
  return [
    `# ${SITE.name}`,
    '',
    `> ${translator('en', 'home')('description')}`,
    '',
    'Prices are in Indonesian rupiah (IDR). Delivery is free and within Indonesia only, in ' +
      `${firstDay} to ${lastDay} working days. Returns are taken within ${returnDays} days. ` +
      `Every page is there in English, and in Indonesian under ${absoluteUrl('/id')}.${more}`,
    '',
    '## Pages',
    '',
    ...mainPages(),
    `- ${link('Sitemap', '/sitemap.xml')}: every page and product`,
    ...SECTIONS.flatMap((section) => productsOf(section, products)),
    '',
  ].join('\n');
}
