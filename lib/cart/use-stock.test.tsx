import { waitFor } from '@testing-library/react';
import { failureResponse } from '@/lib/testing/bff-responses';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { stubNetwork } from '@/lib/testing/stub-network';
import { useProductStock } from './use-cart';

const item = (stock: number) => ({ id: '1', name: 'Sanur & Tee', price: 5, size: { value: 'M' }, stock });
const PATH = 'GET /api/items?name=Sanur%20%26%20Tee';

it('returns the current stock and refreshes it on focus', async () => {
  stubNetwork({ [PATH]: [{ body: { data: [item(4)] } }, { body: { data: [item(0)] } }] });
  const { result } = renderPageHook(() => useProductStock('Sanur & Tee'));
  await waitFor(() => expect(result.current.items).toEqual([item(4)]));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(result.current.items).toEqual([item(0)]));
});

it('keeps the last known stock when a refresh fails', async () => {
  stubNetwork({ [PATH]: [{ body: { data: [item(4)] } }, failureResponse(503, 'unavailable')] });
  const { result } = renderPageHook(() => useProductStock('Sanur & Tee'));
  await waitFor(() => expect(result.current.items).toEqual([item(4)]));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(Error));
  expect(result.current.items).toEqual([item(4)]);
});
