import fc from 'fast-check';
import { addressPart, bodies, contentType, headers, oddText } from './odd-values';

/** A request as it is sent. */
export type Call = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

/** An answer as it came. */
export type Answer = { status: number; type: string; text: string };

/** A place to send requests to. */
export type Target = {
  site: string;
  method: string;
  /** With `{name}` for each part that is to be filled in. */
  path: string;
  /** The body it wants; undefined when it wants none. */
  body: fc.Arbitrary<unknown> | undefined;
  /** Real values for the parts of its path. */
  parts: fc.Arbitrary<string>;
  /** Headers that say who is calling, or nobody. */
  caller: fc.Arbitrary<Record<string, string>>;
  /** Says what is wrong with an answer; undefined when nothing is. */
  judge: (answer: Answer, call: Call) => string | undefined;
};

const BODILESS = new Set(['GET', 'HEAD']);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('name', 'page', 'pageSize', 'q', 'locale', 'ready', 'token', '%', '__proto__'),
        oddText,
      )
      .map(([name, text]) => `?${name}=${addressPart(text)}`),
  },
);

/** Requests to a target, from what it expects to what it does not. */
export function callsTo(target: Target): fc.Arbitrary<Call> {
  const part = fc.oneof(target.parts, oddText).map(addressPart);
  const filled = fc.array(part, { minLength: 3, maxLength: 3 });
  const wanted = target.body ?? fc.constant({});
  return fc
    .record({ filled, query, headers, caller: target.caller, type: contentType, body: bodies(wanted) })
    .map(({ filled: parts, query: asked, headers: odd, caller, type, body }) => {
      const names = [...parts];
      const path = target.path.replaceAll(/\{\w+\}/g, () => names.pop() ?? 'x');
      const hasBody = !BODILESS.has(target.method) && (target.body !== undefined || body.length % 2 === 0);
      return {
        method: target.method,
        url: `${target.site}${path}${asked}`,
        headers: { ...odd, ...caller, ...(hasBody && { 'content-type': type }) },
        body: hasBody ? body : undefined,
      };
    });
}

/** Sends a request and reads the whole answer; no redirect is followed. */
export async function send({ method, url, headers: given, body }: Call): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: given,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...(body && { body: new Uint8Array(body) }),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}
