import { expectContract } from './expect-contract';

/** A stubbed response: status and JSON body, a `Response`, an error, or a response that never arrives. */
export type StubbedResponse =
  | { status?: number; body?: unknown; headers?: Record<string, string> }
  | Response
  | Error
  | 'never';

type Sent = { method: string; path: string; headers: Headers; body: unknown };

function toResponse(response: StubbedResponse): Response | Promise<Response> {
  if (response === 'never') return new Promise<never>(() => undefined);
  if (response instanceof Error) throw response;
  if (response instanceof Response) return response;
  return Response.json(response.body ?? {}, {
    status: response.status ?? 200,
    ...(response.headers && { headers: response.headers }),
  });
}

/**
 * Returns whether the body of a stub must follow the contract: a successful response of `/api` to the
 * browser. Not checked: a `Response`, with which tests send malformed bodies, and stubs on the server, where
 * a product API may omit fields.
 */
function mustFollowContract(response: StubbedResponse): response is { body?: unknown } {
  if (typeof window === 'undefined' || response === 'never') return false;
  if (response instanceof Error || response instanceof Response) return false;
  return (response.status ?? 200) < 300;
}

function pathOf(input: unknown): string {
  const url = new URL(String(input), 'http://page.example');
  return `${url.pathname}${url.search}`;
}

/**
 * Responds to every `fetch` from a table of `METHOD /path`. Several responses are used one by one, and the
 * last one repeats. Calls that are not in the table get status 418, so that a test notices them.
 */
export function stubNetwork(table: Record<string, StubbedResponse | StubbedResponse[]>) {
  for (const [call, responses] of Object.entries(table)) {
    for (const response of [responses].flat())
      if (mustFollowContract(response)) expectContract(call, response.body);
  }
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const method = init?.method ?? 'GET';
    const path = pathOf(input);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ method, path, headers: new Headers(init?.headers), body });

    const response = table[`${method} ${path}`] ?? {
      status: 418,
      body: { message: `unexpected ${method} ${path}` },
    };
    if (!Array.isArray(response)) return toResponse(response);
    const next = response.length > 1 ? response.shift() : response[0];
    return toResponse(next ?? new Error('The list of stubbed responses is empty'));
  });
  return {
    sent,
    /** The calls so far, as `METHOD /path`. */
    calls: () => sent.map(({ method, path }) => `${method} ${path}`),
  };
}
