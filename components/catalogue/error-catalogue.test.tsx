import { screen } from '@testing-library/react';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { type FeaturedBlock as Block, createFeaturedBlock } from '@/lib/pages/men';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { FeaturedVariant, VariantSections } from './variant-sections';

const OUT = { outage: 'unavailable' } as const;
const ELITE_PRO = { id: 'e', name: 'Elite Pro', isMen: true };
const ESSENTIAL = { id: 's', name: 'Essential', isMen: true };
const VOLLEY = { id: 'v', name: 'Volley', isMen: true };
const RETRY = { en: 'Retry', id: 'Coba lagi' };

const retry = (locale: Locale) => screen.getByRole('button', { name: RETRY[locale] });

describe.each(LOCALES)("spec §8: Men's variant sections (%s)", (locale) => {
  const failed = {
    en: 'Error loading products: The shop cannot be reached right now. Please try again.',
    id: 'Gagal memuat produk: Toko sedang tidak dapat dihubungi. Silakan coba lagi.',
  };
  const empty = {
    en: 'No products available for this variant.',
    id: 'Belum ada produk untuk varian ini.',
  };

  it('shows the error with a retry link', async () => {
    await renderServerPart(<VariantSections sections={[{ variant: VOLLEY, products: OUT }]} />, locale);
    expect(screen.getByRole('alert')).toHaveTextContent(failed[locale]);
    expect(retry(locale)).toBeVisible();
  });

  it('shows that a variant has no products', async () => {
    await renderServerPart(<VariantSections sections={[{ variant: VOLLEY, products: [] }]} />, locale);
    expect(screen.getByRole('status')).toHaveTextContent(empty[locale]);
  });
});

describe.each(LOCALES)('spec §8: Featured blocks (%s)', (locale) => {
  const show = (block: Block<never>) =>
    renderServerPart(
      <FeaturedVariant title="Elite Pro" tagline="Cut for the reef" text="" block={block} tone="sea" />,
      locale,
    );
  const texts = {
    en: {
      variants: 'Failed to fetch variants',
      products: 'Failed to fetch products',
      elitePro: 'Elite Pro variant not found',
      essential: 'Essential variant not found',
      none: 'No featured products available.',
    },
    id: {
      variants: 'Gagal memuat varian',
      products: 'Gagal memuat produk',
      elitePro: 'Varian Elite Pro tidak ditemukan',
      essential: 'Varian Essential tidak ditemukan',
      none: 'Belum ada produk unggulan.',
    },
  }[locale];

  it.each([
    ['the variants cannot be read', texts.variants, createFeaturedBlock('elitePro', OUT, [])],
    ['the products cannot be read', texts.products, createFeaturedBlock('elitePro', [ELITE_PRO], OUT)],
    ['there is no Elite Pro', texts.elitePro, createFeaturedBlock('elitePro', [ESSENTIAL], [])],
    ['there is no Essential', texts.essential, createFeaturedBlock('essential', [ELITE_PRO], [])],
  ])('reports that %s', async (_, text, block) => {
    if (!('failed' in block)) throw new Error('This block has not failed');
    await show(block);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(retry(locale)).toBeVisible();
  });

  it('shows that nothing is featured', async () => {
    await show({ products: [] });
    expect(screen.getByRole('status')).toHaveTextContent(texts.none);
  });
});
