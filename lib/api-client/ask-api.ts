import 'client-only';

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  locale?: string;
  headers?: Record<string, string>;
  /** Gives the call up; it then fails as if nothing had answered. */
  signal?: AbortSignal;
};

/** The only fetch to our own `/api`; what its failures say is `call-api.ts`'s matter. @throws when nothing has answered */
export function askApi(path: string, call: Call = {}): Promise<Response> {
  const { method = 'GET', body, locale = document.documentElement.lang, headers, signal } = call;
  return fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': locale,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/** The data at a path, for what every page asks: whoever asks so knows of a failure that it was one. @throws Error */
export async function readQuietly<T>(path: string, call?: Call): Promise<T> {
  const response = await askApi(path, call);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const { data }: { data: T } = await response.json();
  return data;
}
