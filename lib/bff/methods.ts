/** Every method Next knows. One left out would be answered by Next itself, without the contract's body. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export type Method = (typeof METHODS)[number];

/** The exports of a `route.ts`, one for each method. */
export function forEachMethod<T>(make: (method: Method) => T): Record<Method, T> {
  return {
    GET: make('GET'),
    HEAD: make('HEAD'),
    POST: make('POST'),
    PUT: make('PUT'),
    PATCH: make('PATCH'),
    DELETE: make('DELETE'),
    OPTIONS: make('OPTIONS'),
  };
}
