import { NextRequest } from 'next/server';
import { GET } from '@/app/api/session/route';
test('x', async () => {
  const res = await GET(new NextRequest('http://localhost:3000/api/session'), { params: Promise.resolve({}) });
  expect(await res.json()).toEqual({ data: { loggedIn: false, expiresAt: null } });
});
