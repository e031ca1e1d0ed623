import { screen } from '@testing-library/react';
import { LOCALES } from '@/lib/contract/locale';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { createShopProduct } from '@/lib/testing/shop-product';
import { ProductDetail } from './product-detail';

describe.each(LOCALES)('spec §8: Size / item fetch (%s)', (locale) => {
  const text = { en: 'Failed to fetch sizes', id: 'Gagal memuat ukuran' };

  it('reports at the size picker that the sizes could not be read', async () => {
    const product = createShopProduct({ id: 'Uluwatu Elite Pro' });
    const placed = { product, variantName: undefined, section: 'men', home: 'men' } as const;
    const part = <ProductDetail placed={placed} sizes={{ outage: 'unavailable' }} />;
    await renderServerPart(part, locale);
    expect(screen.getByRole('alert')).toHaveTextContent(text[locale]);
    expect(screen.getByRole('button', { name: { en: 'Retry', id: 'Coba lagi' }[locale] })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
