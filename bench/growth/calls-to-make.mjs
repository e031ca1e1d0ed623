/** The password of every customer that bench/growth/fill-shop.ts makes. */
export const PASSWORD = 'ombak-besar-di-uluwatu';

const CALLS = 20;

/** A thousandth of what the large shop has, for the sample. */
export const customersAndOrders = (isLarge) => (isLarge ? [20_000, 100_000] : [20, 100]);

const bearer = (customer) => ({ authorization: `Bearer token-${customer}` });
const json = { 'content-type': 'application/json' };

/**
 * What shoppers ask of the product API, each of them once.
 * @param customers how many the shop has: those who ask are spread over them
 */
export function callsToMake(apiOrigin, customers) {
  const shoppers = Array.from({ length: CALLS }, (_, at) => 1 + Math.floor((at * customers) / CALLS));
  const each = (path, init = () => ({})) =>
    shoppers.map((customer) => ({
      address: `${apiOrigin}${path(customer)}`,
      headers: bearer(customer),
      ...init(customer),
    }));
  return {
    'product API: one product’s stock items': each(() => '/api/items?name=Uluwatu%20Elite%20Pro'),
    'product API: a customer’s orders': each(() => '/api/transactions/history'),
    'product API: the status of an order': each(
      (customer) => `/api/transactions/order-${customer - 1 || customers}`,
    ),
    'product API: a cart': each(() => '/api/cart'),
    'product API: a checkout': each(
      () => '/api/transactions/create',
      () => ({ method: 'POST' }),
    ),
    'product API: a login': each(
      () => '/api/users/login',
      (customer) => ({
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email: `customer-${customer}@example.com`, password: PASSWORD }),
      }),
    ),
  };
}
