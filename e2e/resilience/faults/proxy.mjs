// A proxy in front of the product API that injects a fault into the next calls named by `PUT /fault`, and forwards all others.
// `GET /fault` returns whether the fault has happened. PORT is its port, UPSTREAM the product API.
import { createServer, request as send } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Delay of a late response in milliseconds: longer than the storefront's timeout of ten seconds. */
const LATE_MS = 12_000;
/** Details of a broken server, which no page may show. */
const INTERNALS = JSON.stringify({
  status: 'error',
  message: 'deadlock detected at db-7.internal:5432',
  errors: [],
});
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

function headOf({ status, headers, body }) {
  const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name));
  return [status, { ...Object.fromEntries(kept), 'content-length': String(body.length) }];
}

const reply = (response, upstream) => response.writeHead(...headOf(upstream)).end(upstream.body);
const replyWith = (response, status, type, text) =>
  reply(response, { status, headers: { 'content-type': type }, body: Buffer.from(text) });

/** The kinds of faults. `pass` forwards the call and resolves to the API's response. */
const FAULTS = {
  /** The call is executed; the response arrives after the storefront's timeout. */
  async late(response, pass) {
    const upstream = await pass();
    await sleep(LATE_MS);
    reply(response, upstream);
  },
  /** The call is executed twice. */
  async twice(response, pass) {
    await pass();
    reply(response, await pass());
  },
  /** The call is not executed, and there is no response. */
  never: () => undefined,
  /** The call is executed; the response is truncated. */
  async half(response, pass) {
    const upstream = await pass();
    response.writeHead(...headOf(upstream));
    response.write(upstream.body.subarray(0, upstream.body.length / 2), () => response.destroy());
  },
  /** The call is not executed. */
  failed: (response) => replyWith(response, 500, 'application/json', INTERNALS),
  /** The call is executed, and then the response is an error of a gateway. */
  async 'failed afterwards'(response, pass) {
    await pass();
    replyWith(response, 503, 'text/plain', 'upstream connect error');
  },
  /** The call is not executed: another server responds. */
  nonsense: (response) => replyWith(response, 200, 'text/html', '<h1>Welcome to nginx!</h1>'),
};

let fault;

function forward({ method, url, headers }, body) {
  const { 'transfer-encoding': _, ...kept } = headers;
  return new Promise((resolve, reject) => {
    const options = { method, headers: { ...kept, 'content-length': String(body.length) } };
    const sent = send(`${process.env.UPSTREAM}${url}`, options, async (upstream) => {
      resolve({ status: upstream.statusCode, headers: upstream.headers, body: await buffer(upstream) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function serve(request, response) {
  if (request.url === '/fault') {
    if (request.method === 'PUT') fault = { ...(await json(request)), hasHappened: false };
    return replyWith(response, 200, 'application/json', JSON.stringify(fault ?? {}));
  }
  const body = await buffer(request);
  const pass = () => forward(request, body);
  const path = request.url.split('?', 1)[0];
  const isMeant = fault?.times > 0 && fault.method === request.method && new RegExp(fault.path).test(path);
  if (!isMeant) return reply(response, await pass());
  fault.hasHappened = true;
  fault.times -= 1;
  return FAULTS[fault.kind](response, pass);
}

createServer((request, response) => {
  // Serving fails when the storefront or the API closes the connection.
  serve(request, response).catch(() => response.destroy());
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
