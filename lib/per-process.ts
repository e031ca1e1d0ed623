/**
 * One value for the process, made when it is first asked for: the server, pages and route handlers are bundled apart, and each
 * bundle has modules of its own.
 */
export function perProcess<T>(name: string, make: () => T): T {
  const key = Symbol.for(`segara.${name}`);
  const value: T = Reflect.get(globalThis, key) ?? make();
  Reflect.set(globalThis, key, value);
  return value;
}
