import { NextRequest, NextResponse } from 'next/server';
import { DEVICE_COOKIE, DeviceBox } from './device-box';

const boxOf = (cookie?: string) =>
  new DeviceBox(
    new NextRequest(
      'https://shop.example/api',
      cookie ? { headers: { cookie: `${DEVICE_COOKIE}=${cookie}` } } : {},
    ),
  );

async function written(box: DeviceBox): Promise<NextResponse> {
  const response = NextResponse.json({});
  await box.writeTo(response);
  return response;
}

async function rememberAll(...customers: string[]): Promise<DeviceBox> {
  const box = boxOf();
  for (const customer of customers) await box.remember(customer);
  const cookie = (await written(box)).cookies.get(DEVICE_COOKIE)?.value;
  return boxOf(cookie);
}

it('remembers several accounts without exposing them to the browser', async () => {
  const box = await rememberAll('ayu', 'made');
  expect(await box.find('ayu')).toMatch(/^[\w-]{22}$/);
  expect(await box.find('made')).not.toBe(await box.find('ayu'));
  expect(await box.find('komang')).toBeUndefined();
});

it('sets a host-only HttpOnly cookie for half a year', async () => {
  const box = boxOf();
  await box.remember('ayu');
  const cookie = (await written(box)).headers.get('set-cookie');
  expect(cookie).toMatch(
    /^__Host-segara_device=[^;]+; Path=\/; .*Max-Age=15724800; Secure; HttpOnly; SameSite=lax$/,
  );
  expect(cookie).not.toContain('ayu');
});

it('uses a new key after each login', async () => {
  const box = await rememberAll('ayu');
  const before = await box.find('ayu');
  await box.remember('ayu');
  expect(await box.find('ayu')).not.toBe(before);
});

it('forgets the least recent account when there are more than five', async () => {
  const box = await rememberAll('a', 'b', 'c', 'd', 'e', 'f');
  expect(await box.find('a')).toBeUndefined();
  for (const customer of ['b', 'c', 'd', 'e', 'f']) expect(await box.find(customer)).toBeDefined();
});

it.each([undefined, 'Fe26.2*forged', 'x'])('ignores the cookie %j and sets none', async (cookie) => {
  const box = boxOf(cookie);
  expect(await box.find('ayu')).toBeUndefined();
  expect((await written(box)).headers.get('set-cookie')).toBeNull();
});
