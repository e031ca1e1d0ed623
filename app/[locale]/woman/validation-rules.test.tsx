import { screen } from '@testing-library/react';
import { SwimwearBlock } from '@/components/woman/swimwear-block';
import { LOCALES } from '@/lib/contract/locale';
import { log } from '@/lib/log/log';
import { listSwimwear } from '@/lib/pages/woman';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { stubNetwork } from '@/lib/testing/stub-network';

const bikini = (facts: object) => ({ price: 500_000, category: { name: 'Bikini' }, ...facts });

describe.each(LOCALES)('spec §5: Product click (%s)', (locale) => {
  it('logs a product without an id and does not link it', async () => {
    const logged = jest.spyOn(log, 'warn');
    const products = [bikini({ name: 'Nameless' }), bikini({ id: 'Ayu Bikini', name: 'Ayu Bikini' })];
    stubNetwork({
      'GET /api/products': { body: { data: products } },
      'GET /api/variants': { body: { data: [] } },
    });
    const swimwear = await listSwimwear(locale);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ list: '/api/products', index: 0 }),
      'malformed list entry skipped',
    );

    await renderServerPart(<SwimwearBlock pool={swimwear} />, locale);
    expect(screen.getByRole('link', { name: 'Ayu Bikini' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/woman\/ayu-bikini$/),
    );
    expect(screen.queryByText('Nameless')).not.toBeInTheDocument();
  });
});
