import { loginPath } from './login-path';

it.each([
  ['en', '/men', '/login?redirect=%2Fmen'],
  ['en', '/order-status?transaction_id=a&b', '/login?redirect=%2Forder-status%3Ftransaction_id%3Da%26b'],
  ['id', '/id/woman', '/id/login?redirect=%2Fid%2Fwoman'],
  ['en', '/login?redirect=%2Fmen', '/login'],
  ['id', '/id/register', '/id/login'],
  ['en', '/verify-email?token=secret', '/login'],
] as const)('in %s leads back to %s by %s', (locale, from, path) => {
  expect(loginPath(locale, from)).toBe(path);
});
