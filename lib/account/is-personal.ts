const PERSONAL = ['/api/cart', '/api/users/', '/api/transactions'];

/** Whether what is kept under this key belongs to the shopper who is logged in. */
export function isPersonal(key: unknown): boolean {
  return typeof key === 'string' && PERSONAL.some((path) => key.startsWith(path));
}
