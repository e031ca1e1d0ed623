import { waitFor } from '@testing-library/react';
import { failure } from '@/lib/testing/browser-answers';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { stubNetwork } from '@/lib/testing/stub-network';
import { useStock } from './use-cart';

const item = (stock: number) => ({ id: '1', name: 'Sanur & Tee', price: 5, size: { value: 'M' }, stock });
const PATH = 'GET /api/items?name=Sanur%20%26%20Tee';

it('tells the stock as it is, again when the page is looked at again', async () => {
  stubNetwork({ [PATH]: [{ body: { data: [item(4)] } }, { body: { data: [item(0)] } }] });
  const { result } = renderPageHook(() => useStock('Sanur & Tee'));
  await waitFor(() => expect(result.current.items).toEqual([item(4)]));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(result.current.items).toEqual([item(0)]));
});

it('stays with what it knows when nobody can be asked', async () => {
  stubNetwork({ [PATH]: [{ body: { data: [item(4)] } }, failure(503, 'unavailable')] });
  const { result } = renderPageHook(() => useStock('Sanur & Tee'));
  await waitFor(() => expect(result.current.items).toEqual([item(4)]));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(Error));
  expect(result.current.items).toEqual([item(4)]);
});
