import { act, waitFor } from '@testing-library/react';
import { toWireOrder } from '@/lib/contract/order-names';
import { createOrder } from '@/lib/testing/an-order';
import { failureResponse, LOGGED_IN, LOGGED_OUT } from '@/lib/testing/bff-responses';
import { renderPageHook } from '@/lib/testing/render-page-hook';
import { stubNetwork } from '@/lib/testing/stub-network';
import { MAX_ORDER_POLLS, ORDER_POLL_INTERVAL_MS, useOrder } from './use-order';

const order = (status: string) => ({ body: { data: toWireOrder(createOrder({ id: '9', status })) } });
const PATH = 'GET /api/transactions/9';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function waitPolls(count: number) {
  for (let poll = 0; poll < count; poll += 1) await wait(ORDER_POLL_INTERVAL_MS);
}

it('fetches one order or the latest one', async () => {
  const { calls } = stubNetwork({
    'GET /api/session': LOGGED_IN,
    [PATH]: order('paid'),
    'GET /api/transactions': { body: { data: null } },
  });
  const { result } = renderPageHook(() => [useOrder('9'), useOrder()]);
  await waitFor(() =>
    expect(result.current.map(({ order: each }) => each)).toEqual([expect.anything(), null]),
  );
  await waitPolls(2);
  expect(calls()).toEqual(['GET /api/session', PATH, 'GET /api/transactions']);
});

it('polls every 3 s while the order is pending', async () => {
  const { calls } = stubNetwork({
    'GET /api/session': LOGGED_IN,
    [PATH]: [order('pending'), order('pending'), failureResponse(502, 'upstream_failed'), order('paid')],
  });
  const { result } = renderPageHook(() => useOrder('9'));
  await waitFor(() => expect(result.current.polling).toBe(true));
  await waitPolls(3);
  expect(result.current).toMatchObject({ polling: false, order: { status: 'paid' } });
  await waitPolls(5);
  expect(calls().filter((call) => call === PATH)).toHaveLength(4);
});

it('stops after 20 polls until it is restarted', async () => {
  const { calls } = stubNetwork({ 'GET /api/session': LOGGED_IN, [PATH]: order('pending') });
  const { result } = renderPageHook(() => useOrder('9'));
  await waitFor(() => expect(result.current.polling).toBe(true));
  await waitPolls(MAX_ORDER_POLLS + 5);
  expect(calls().filter((call) => call === PATH)).toHaveLength(1 + MAX_ORDER_POLLS);
  expect(result.current.polling).toBe(false);

  act(() => result.current.pollAgain());
  await waitPolls(1);
  expect(calls().filter((call) => call === PATH)).toHaveLength(3 + MAX_ORDER_POLLS);
});

it('stops when the component unmounts', async () => {
  const { calls } = stubNetwork({ 'GET /api/session': LOGGED_IN, [PATH]: order('pending') });
  const { result, unmount } = renderPageHook(() => useOrder('9'));
  await waitFor(() => expect(result.current.polling).toBe(true));
  unmount();
  await wait(ORDER_POLL_INTERVAL_MS * 3);
  expect(calls().filter((call) => call === PATH)).toHaveLength(1);
});

it('is not fetched without a session', async () => {
  const { calls } = stubNetwork({ 'GET /api/session': LOGGED_OUT });
  renderPageHook(() => useOrder('9'));
  await wait(ORDER_POLL_INTERVAL_MS);
  expect(calls()).toEqual(['GET /api/session']);
});
