import 'server-only';
import { SITE } from '@/content/site';
import { SECTIONS, type Section } from '@/lib/catalogue/section';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { formatRupiah } from '@/lib/format/rupiah';
import { translator } from '@/lib/i18n/translator';
import { ROUTES } from '@/lib/routes';

export type ListedProduct = {
  section: Section;
  path: `/${string}`;
  name: string;
  price: number;
  category: string;
};

/** A name in a line of a list: nothing in it is a link or a new line. */
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

function productsOf(section: Section, products: readonly ListedProduct[]): string[] {
  const own = products.filter((product) => product.section === section);
  if (own.length === 0) return [];
  const title = translator('en', section)('title');
  const lines = own.map(
    ({ name, path, price, category }) =>
      `- ${link(name, path)}: ${[plain(category), formatRupiah(price)].filter(Boolean).join(', ')}`,
  );
  return ['', `## ${title}`, '', ...lines];
}

/** What the shop is and sells, for machines that read rather than crawl (llmstxt.org). */
export function llmsText({ products, total }: { products: readonly ListedProduct[]; total: number }): string {
  const { handlingDays, transitDays } = SITE.delivery;
  const more = total > products.length ? ` The sitemap has all ${total}.` : '';
  return [
    `# ${SITE.name}`,
    '',
    `> ${translator('en', 'home')('description')}`,
    '',
    `Prices are in Indonesian rupiah (IDR). Delivery is free and within Indonesia only, in ${
      handlingDays[0] + transitDays[0]
    } to ${handlingDays[1] + transitDays[1]} working days. Returns are taken within ${
      SITE.returns.days
    } days. Every page is there in English, and in Indonesian under ${absoluteUrl('/id')}.${more}`,
    '',
    '## Pages',
    '',
    ...mainPages(),
    `- ${link('Sitemap', '/sitemap.xml')}: every page and product`,
    ...SECTIONS.flatMap((section) => productsOf(section, products)),
    '',
  ].join('\n');
}
