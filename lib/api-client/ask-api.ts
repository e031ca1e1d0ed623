import 'client-only';

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  locale?: string;
  headers?: Record<string, string>;
  /** Gives the call up; it then fails as if nothing had answered. */
  signal?: AbortSignal;
};

/** A fetch from our own `/api`, in the page's language; `call-api.ts` makes errors of its failures. @throws {TypeError} when nothing has answered */
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

/** The data at a path, without `call-api.ts`: every page brings this file, and most never show a failure. @throws {Error} */
export async function readData<T>(path: string, call?: Call): Promise<T> {
  const response = await askApi(path, call);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const { data }: { data: T } = await response.json();
  return data;
}
