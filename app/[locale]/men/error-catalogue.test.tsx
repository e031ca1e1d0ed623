import { VariantSections } from '@/components/catalogue/variant-sections';
import { LOCALES } from '@/lib/contract/locale';
import { log } from '@/lib/log/log';
import { readMensPage } from '@/lib/pages/men';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { stubNetwork } from '@/lib/testing/stub-network';

describe.each(LOCALES)('spec §8: Variants-only load failure (%s)', (locale) => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, Symbol.for('segara.last-good-lists'));
    delete process.env.NEXT_PHASE;
  });

  it('is only logged, and the list of variants renders nothing', async () => {
    process.env.NEXT_PHASE = 'phase-production-build';
    const logged = jest.spyOn(log, 'error');
    stubNetwork({
      'GET /api/products': { body: { data: [] } },
      'GET /api/variants': { status: 500 },
      'GET /api/items': { body: { data: [] } },
    });
    const { sections } = await readMensPage(locale);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ list: 'variants' }),
      'Failed to fetch data.',
    );

    const place = await renderServerPart(<VariantSections sections={sections} />, locale);
    expect(place).toBeEmptyDOMElement();
  });
});
