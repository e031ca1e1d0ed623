import { waitFor } from '@testing-library/react';
import { failure } from '@/lib/testing/browser-answers';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { stubNetwork } from '@/lib/testing/stub-network';
import { useItems } from './use-items';

const item = (stock: number) => ({ id: '1', name: 'Sanur & Tee', price: 5, size: { value: 'M' }, stock });
const PATH = 'GET /api/items?name=Sanur%20%26%20Tee';

it('shows the stock of the page at first, then the stock as it is', async () => {
  stubNetwork({ [PATH]: { body: { data: [item(0)] } } });
  const initial = [item(4)];
  const { result } = renderPageHook(() => useItems('Sanur & Tee', initial));
  expect(result.current.items).toEqual([item(4)]);
  await waitFor(() => expect(result.current.items).toEqual([item(0)]));
});

it('stays with what the page knows when nobody can be asked', async () => {
  stubNetwork({ [PATH]: failure(503, 'unavailable') });
  const { result } = renderPageHook(() => useItems('Sanur & Tee', [item(4)]));
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'unavailable' }));
  expect(result.current.items).toEqual([item(4)]);
});
