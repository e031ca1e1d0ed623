import { expectTrueAnswer } from './expect-true-answers';

/** What a server answers: a status and a JSON body, an answer as it stands, none (an error), or one that never comes. */
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
 * Whether an answer is one of ours to the browser, and a success: a malformed one is given as a `Response`. What a server
 * is answered is another product API's, which may tell less.
 */
function isOurs(answer: StubbedAnswer): answer is { body?: unknown } {
  if (typeof window === 'undefined' || answer === 'never') return false;
  if (answer instanceof Error || answer instanceof Response) return false;
  return (answer.status ?? 200) < 300;
}

function pathOf(input: unknown): string {
  const url = new URL(String(input), 'http://page.example');
  return `${url.pathname}${url.search}`;
}

/**
 * Answers every `fetch` from a table of `METHOD /path`; several answers are given one after the other, the last
 * one for ever. What is not in the table is refused with 418, so that a test sees a call it did not expect.
 */
export function stubNetwork(table: Record<string, StubbedAnswer | StubbedAnswer[]>) {
  for (const [call, answers] of Object.entries(table)) {
    for (const answer of [answers].flat()) if (isOurs(answer)) expectTrueAnswer(call, answer.body);
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
