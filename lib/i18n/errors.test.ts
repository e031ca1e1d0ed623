import { LOCALES } from '@/lib/contract/locale';
import { STATUS_BY_ERROR_CODE } from '@/lib/errors/api-error';
import { translator } from './translator';

const t = translator('en', 'errors');
const words = (code: string) => ({ code, detail: 'Words of the server' });

describe('the error catalogue (spec §8)', () => {
  it.each([
    ['login', 'unauthenticated', 'Invalid email or password. Please try again.'],
    ['login', 'not_found', 'Invalid email or password. Please try again.'],
    ['login', 'no_token', 'Failed to save the token. Please try again.'],
    ['login', 'unverified', 'Words of the server'],
    ['login', 'rate_limited', 'Words of the server'],
    ['register', 'unavailable', 'No response received from the server'],
    ['register', 'timeout', 'No response received from the server'],
    ['register', 'upstream_failed', 'An error occurred'],
    ['register', 'conflict', 'Words of the server'],
    ['verify', 'bad_request', 'Server error: Words of the server'],
    ['verify', 'unavailable', 'No response received from server. Please try again.'],
    ['verify', 'rate_limited', 'Error: Words of the server'],
    ['addToCartTitle', 'unauthenticated', "You haven't logged in yet"],
    ['addToCart', 'unauthenticated', 'Please log in to add products to your shopping cart.'],
    ['addToCartTitle', 'size_unavailable', 'Size that you selected is not available'],
    [
      'addToCart',
      'size_unavailable',
      'The size you selected is not available. Please choose a different size.',
    ],
    ['addToCart', 'conflict', 'Words of the server'],
    ['addToCart', 'upstream_failed', 'Failed to add item to cart'],
    ['orderStatus', 'unauthenticated', 'No authentication token found. Please log in.'],
    ['orderStatus', 'not_found', 'Orders not found. Please check the endpoint and try again.'],
    ['orderStatus', 'timeout', 'Error fetching order status. Please try again.'],
  ] as const)('%s, %s', (key, code, text) => {
    expect(t(key, words(code))).toBe(text);
  });

  it.each([
    ['unauthenticated', 'No authentication token found. Please log in.'],
    ['address_failed', 'Error submitting address. Please try again.'],
    ['transaction_rejected', 'Words of the server'],
    ['transaction_failed', 'There was an error processing your request. Please try again.'],
    ['upstream_failed', 'There was an error processing your request. Please try again.'],
    ['cart_changed', 'Words of the server'],
    ['unsupported', 'An unexpected error occurred. Please try again.'],
  ])('checkout, %s', (code, text) => {
    expect(t('checkout', words(code))).toBe(text);
  });
});

const DETAILED = [
  'login',
  'register',
  'verify',
  'addToCart',
  'changeQuantity',
  'orderStatus',
  'checkout',
] as const;

it.each(LOCALES)('has a text for every error code in %s', (locale) => {
  const say = translator(locale, 'errors');
  for (const key of DETAILED) {
    for (const code of Object.keys(STATUS_BY_ERROR_CODE)) expect(say(key, words(code)).trim()).not.toBe('');
  }
});
