import { expectContract } from './expect-contract';

/** A stubbed response: status and JSON body, a `Response`, an error, or a response that never arrives. */
export type StubbedAnswer =
  | { status?: number; body?: unknown; headers?: Record<string, string> }
  | Response
  | Error
  | 'never';

type Sent = { method: string; path: string; headers: Headers; body: unknown };

function toResponse(answer: StubbedAnswer): Response | Promise<Response> {
  if (answer === 'never') return new Promise<never>(() => undefined);
  if (answer instanceof Error) throw answer;
  if (answer instanceof Response) return answer;
  return Response.json(answer.body ?? {}, {
    status: answer.status ?? 200,
    ...(answer.headers && { headers: answer.headers }),
  });
}

/**
 * Returns whether a stub is a successful response of `/api` to the browser. Malformed ones are given as a
 * `Response`. On the server, stubs are responses of a product API, which may omit fields.
 */
function hasBody(answer: StubbedAnswer): answer is { body?: unknown } {
  if (typeof window === 'undefined' || answer === 'never') return false;
  if (answer instanceof Error || answer instanceof Response) return false;
  return (answer.status ?? 200) < 300;
}

function pathOf(input: unknown): string {
  const url = new URL(String(input), 'http://page.example');
  return `${url.pathname}${url.search}`;
}

/**
 * Responds to every `fetch` from a table of `METHOD /path`. Several responses are used one by one, and the last
 * one repeats. Calls that are not in the table get status 418, so that a test notices them.
 */
export function stubNetwork(table: Record<string, StubbedAnswer | StubbedAnswer[]>) {
  for (const [call, answers] of Object.entries(table)) {
    for (const answer of [answers].flat()) if (hasBody(answer)) expectContract(call, answer.body);
  }
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const method = init?.method ?? 'GET';
    const path = pathOf(input);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ method, path, headers: new Headers(init?.headers), body });

    const answer = table[`${method} ${path}`] ?? {
      status: 418,
      body: { message: `unexpected ${method} ${path}` },
    };
    if (!Array.isArray(answer)) return toResponse(answer);
    const next = answer.length > 1 ? answer.shift() : answer[0];
    return toResponse(next ?? new Error('no answer left'));
  });
  return {
    sent,
    /** The calls so far, as `METHOD /path`. */
    calls: () => sent.map(({ method, path }) => `${method} ${path}`),
  };
}
