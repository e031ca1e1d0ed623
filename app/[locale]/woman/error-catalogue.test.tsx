import { screen } from '@testing-library/react';
import { SwimwearBlock } from '@/components/woman/swimwear-block';
import { LOCALES } from '@/lib/contract/locale';
import { log } from '@/lib/log/log';
import { listSwimwear } from '@/lib/pages/woman';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { stubNetwork } from '@/lib/testing/stub-network';

beforeEach(() => {
  process.env.NEXT_PHASE = 'phase-production-build';
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('segara.last-good-lists'));
  delete process.env.NEXT_PHASE;
});

describe.each(LOCALES)("spec §8: Women's block (%s)", (locale) => {
  const text = {
    en: 'Unable to load products at this time.',
    id: 'Produk belum dapat dimuat saat ini.',
  };

  it('logs the failure and shows a message', async () => {
    const logged = jest.spyOn(log, 'error');
    stubNetwork({ 'GET /api/products': { status: 503 }, 'GET /api/variants': { body: { data: [] } } });
    const swimwear = await listSwimwear(locale);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ list: 'products' }),
      'Failed to fetch data.',
    );

    await renderServerPart(<SwimwearBlock pool={swimwear} />, locale);
    expect(screen.getByRole('alert')).toHaveTextContent(text[locale]);
    expect(document.body).not.toHaveTextContent('Failed to fetch data.');
  });
});
