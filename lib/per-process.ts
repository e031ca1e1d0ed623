/**
 * Returns a value that exists once per process, and creates it on first use. Module state is not enough,
 * because the server, pages and route handlers are bundled separately.
 */
export function getOrCreatePerProcess<T>(name: string, make: () => T): T {
  const key = Symbol.for(`segara.${name}`);
  const value: T = Reflect.get(globalThis, key) ?? make();
  Reflect.set(globalThis, key, value);
  return value;
}
