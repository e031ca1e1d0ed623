/** Responses of `/api` for tests of hooks. */
export const LOGGED_IN = {
  body: { data: { loggedIn: true, expiresAt: '2999-01-01T00:00:00.000Z' } },
};
export const LOGGED_OUT = { body: { data: { loggedIn: false, expiresAt: null } } };

export const PROFILE = {
  body: { data: { firstName: 'Ayu', lastName: 'Lestari', email: 'ayu@example.com', phone: '+628' } },
};

/** An empty response for the messages of dialogs, which the test page has already. */
export const EMPTY_TEXTS_RESPONSE = { body: { data: {} } };

export function failureResponse(status: number, code: string) {
  return { status, body: { status: 'error', code, message: `words of ${code}`, errors: [] } };
}

/** A rejection without a message of the product API. */
export function failureWithoutMessage(status: number, code: string) {
  return { status, body: { status: 'error', code, message: '', errors: [] } };
}

export function createCartResponse(key: string, ...ids: string[]) {
  const items = ids.map((id) => ({ id, itemName: 'X', quantity: 1, sizeName: '32', price: 5 }));
  return { body: { data: { items, totalPrice: 5 * items.length, checkoutKey: key } } };
}
