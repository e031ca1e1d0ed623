import { NextRequest, NextResponse } from 'next/server';
import { DEVICE_COOKIE, DeviceCookie } from './device-cookie';

const deviceCookie = (cookie?: string) =>
  new DeviceCookie(
    new NextRequest(
      'https://shop.example/api',
      cookie ? { headers: { cookie: `${DEVICE_COOKIE}=${cookie}` } } : {},
    ),
  );

async function written(device: DeviceCookie): Promise<NextResponse> {
  const response = NextResponse.json({});
  await device.writeTo(response);
  return response;
}

async function rememberAll(...customers: string[]): Promise<DeviceCookie> {
  const device = deviceCookie();
  for (const customer of customers) await device.remember(customer);
  const cookie = (await written(device)).cookies.get(DEVICE_COOKIE)?.value;
  return deviceCookie(cookie);
}

it('remembers several accounts without exposing them to the browser', async () => {
  const device = await rememberAll('ayu', 'made');
  expect(await device.find('ayu')).toMatch(/^[\w-]{22}$/);
  expect(await device.find('made')).not.toBe(await device.find('ayu'));
  expect(await device.find('komang')).toBeUndefined();
});

it('sets a host-only HttpOnly cookie for half a year', async () => {
  const device = deviceCookie();
  await device.remember('ayu');
  const cookie = (await written(device)).headers.get('set-cookie');
  expect(cookie).toMatch(
    /^__Host-segara_device=[^;]+; Path=\/; .*Max-Age=15724800; Secure; HttpOnly; SameSite=lax$/,
  );
  expect(cookie).not.toContain('ayu');
});

it('uses a new key after each login', async () => {
  const device = await rememberAll('ayu');
  const before = await device.find('ayu');
  await device.remember('ayu');
  expect(await device.find('ayu')).not.toBe(before);
});

it('forgets the least recent account when there are more than five', async () => {
  const device = await rememberAll('a', 'b', 'c', 'd', 'e', 'f');
  expect(await device.find('a')).toBeUndefined();
  for (const customer of ['b', 'c', 'd', 'e', 'f']) expect(await device.find(customer)).toBeDefined();
});

it.each([undefined, 'Fe26.2*forged', 'x'])('ignores the cookie %j and sets none', async (cookie) => {
  const device = deviceCookie(cookie);
  expect(await device.find('ayu')).toBeUndefined();
  expect((await written(device)).headers.get('set-cookie')).toBeNull();
});
