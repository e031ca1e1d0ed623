import { act, waitFor } from '@testing-library/react';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { stubNetwork } from '@/lib/testing/stub-network';
import { useRead } from './use-read';

it('says nothing before it has asked', () => {
  const { calls } = stubNetwork({});
  const { result } = renderPageHook(() => useRead<string>('/api/tide'));
  expect(result.current.data).toBeUndefined();
  expect(calls()).toEqual([]);
});

it('keeps what it was told while an older question is on its way', async () => {
  stubNetwork({ 'GET /api/tide': { body: { data: 'low' } } });
  const { result } = renderPageHook(() => useRead<string>('/api/tide'));
  await act(async () => {
    const asked = result.current.ask();
    result.current.tell('high');
    expect(await asked).toBe('low');
  });
  expect(result.current.data).toBe('high');
  await act(() => result.current.ask());
  await waitFor(() => expect(result.current.data).toBe('low'));
});
