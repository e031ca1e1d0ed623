import { hashPassword, isPassword } from './credentials';

it('knows a password by its hash, and no other', async () => {
  const hash = await hashPassword('ombak besar');
  expect(await isPassword('ombak besar', hash)).toBe(true);
  expect(await isPassword('Ombak besar', hash)).toBe(false);
});

it('takes a password from either way of writing its letters', async () => {
  expect(await isPassword('cafe\u0301 pantai', await hashPassword('caf\u00e9 pantai'))).toBe(true);
});

it('is never right where there is no hash', async () => {
  expect(await isPassword('nobody', undefined)).toBe(false);
});
