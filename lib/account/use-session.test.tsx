import { renderHook, waitFor } from '@testing-library/react';
import { useSession } from './use-session';

test('x', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ data: { loggedIn: true, expiresAt: '2999-01-01T00:00:00Z' } }),
    );
  const { result } = renderHook(() => useSession());
  await waitFor(() => expect(result.current.loggedIn).toBe(true));
});
