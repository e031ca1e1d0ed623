import fc from 'fast-check';
import {
  contentTypeArbitrary,
  createBodyArbitrary,
  encodeUrlPart,
  headersArbitrary,
  oddTextArbitrary,
} from './odd-values';

export type FuzzRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};
export type FuzzResponse = { status: number; type: string; text: string };

/** A call of a server that is fuzzed. */
export type FuzzTarget = {
  site: string;
  method: string;
  /** The path, with `{name}` for each parameter. */
  path: string;
  /** Generates valid bodies. Undefined if the handler reads no body. */
  body: fc.Arbitrary<unknown> | undefined;
  /** Generates valid values of the parameters in the path. */
  parts: fc.Arbitrary<string>;
  /** Generates headers that identify the caller, or none. */
  caller: fc.Arbitrary<Record<string, string>>;
  /** Returns a description of the error of a response. */
  judge: (response: FuzzResponse, request: FuzzRequest) => string | undefined;
};

const names = fc.constantFrom('name', 'page', 'pageSize', 'q', 'locale', 'ready', 'token', '%', '__proto__');
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.tuple(names, oddTextArbitrary).map(([name, text]) => `?${name}=${encodeUrlPart(text)}`),
  },
);

/** Generates valid and invalid requests to a target. */
function generateRequests(target: FuzzTarget): fc.Arbitrary<FuzzRequest> {
  const part = fc.oneof(target.parts, oddTextArbitrary).map(encodeUrlPart);
  const filled = fc.array(part, { minLength: 3, maxLength: 3 });
  const body = createBodyArbitrary(target.body ?? fc.constant({}));
  return fc
    .record({ filled, query, odd: headersArbitrary, caller: target.caller, type: contentTypeArbitrary, body })
    .map(({ filled: parts, query: suffix, odd, caller, type, body: bytes }) => {
      const values = [...parts];
      const path = target.path.replaceAll(/\{\w+\}/g, () => values.pop() ?? 'x');
      const mayHaveBody = !['GET', 'HEAD'].includes(target.method);
      const hasBody = mayHaveBody && (target.body !== undefined || bytes.length % 2 === 0);
      return {
        method: target.method,
        url: `${target.site}${path}${suffix}`,
        headers: { ...odd, ...caller, ...(hasBody && { 'content-type': type }) },
        body: hasBody ? bytes : undefined,
      };
    });
}

async function send({ method, url, headers: given, body }: FuzzRequest): Promise<FuzzResponse> {
  const response = await fetch(url, {
    method,
    headers: given,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...(body && { body: new Uint8Array(body) }),
  });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

async function sendAndJudge(target: FuzzTarget | undefined, request: FuzzRequest): Promise<string[]> {
  const response = await send(request);
  const violation = target?.judge(response, request);
  if (!violation) return [];
  const { method, url, headers: sent, body } = request;
  const text = JSON.stringify(body?.toString('latin1').slice(0, 500));
  const summary = `${response.status} ${response.text.slice(0, 300)}`;
  return [`${method} ${url} ${JSON.stringify(sent)} ${text}\n→ ${summary}\n${violation}`];
}

const CONCURRENT = 10;

/** Sends random requests to random targets. Throws an error with those that break the contract. */
export async function fuzzTargets(targets: FuzzTarget[], requests: number, seed: number): Promise<void> {
  const one = targets.map((target, index) => generateRequests(target).map((request) => ({ index, request })));
  const batch = fc.array(fc.oneof(...one), { minLength: CONCURRENT, maxLength: CONCURRENT });
  for (const sent of fc.sample(batch, { numRuns: Math.ceil(requests / CONCURRENT), seed })) {
    const violations = await Promise.all(
      sent.map(({ index, request }) => sendAndJudge(targets[index], request)),
    );
    if (violations.flat().length > 0) throw new Error(violations.flat().join('\n\n'));
  }
}

const requestLine = fc.constantFrom(
  'GET / HTTP/1.1',
  'POST /api/users/login HTTP/1.1',
  'GET /api/cart HTTP/9.9',
  'BREW /pot HTCPCP/1.0',
  'PRI * HTTP/2.0',
);
const latin1 = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes).toString('latin1'));
const headerLine = fc.oneof(
  fc.constantFrom(
    'Host: x',
    'Host: x\r\nHost: y',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked, gzip',
    'Expect: 100-continue',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Connection: close',
    ' folded',
    `X: ${'y'.repeat(20_000)}`,
  ),
  latin1(40),
);
const rest = fc.oneof(
  fc.constantFrom('', '{}', '5\r\nhello\r\n0\r\n\r\n', 'FFFFFFFFFFFFFFFF\r\nx', '-1\r\n'),
  latin1(300),
);

/** Bytes that begin like HTTP, or are random. */
export const rawRequestArbitrary = fc.oneof(
  fc
    .tuple(requestLine, fc.array(headerLine, { maxLength: 5 }), rest)
    .map(([line, lines, body]) => Buffer.from([line, ...lines, '', body].join('\r\n'), 'latin1')),
  fc.uint8Array({ minLength: 1, maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
);
