import { isCommonPassword } from './account-input';
import { hashPassword, isPassword } from './password';

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

it.each(['password', 'PASSWORD1', '12345678', 'iloveyou', 'qwertyuiop'])('finds %s common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['ombak-besar-di-uluwatu', 'tq8#vLm2', 'sate lilit bumbu genep'])('finds %s uncommon', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
