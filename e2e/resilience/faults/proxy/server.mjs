// A proxy before the product API that forwards everything, but for the one request it is told of: its answer comes
// late, twice, never, in half, as a 5xx or as nonsense. Plain Node; PORT says where, BEHIND whose calls they are.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { FAULTS } from './faults.mjs';
import { forward } from './forward.mjs';
import { give } from './give.mjs';

const CONTROL = '/faults';

/** Faults that are still to come, and those that have been. */
const armed = new Map();

/** By what a request can be told from those of other shoppers. */
function saidBy({ url, headers }, body) {
  const { authorization = '', 'accept-language': language = '' } = headers;
  return `${decodeURIComponent(url)}\nauthorization: ${authorization}\naccept-language: ${language}\n${body}`;
}

function findFault(request, body) {
  const path = request.url.split('?', 1)[0];
  const said = saidBy(request, body);
  return [...armed.values()].find(
    ({ met, method, pattern, marks }) =>
      !met && method === request.method && pattern.test(path) && marks.every((mark) => said.includes(mark)),
  );
}

/** `PUT /faults/<id>` has one come, `GET /faults/<id>` says whether it has. */
async function obey(request, response) {
  if (request.method === 'PUT') {
    const { path, ...fault } = JSON.parse(await text(request));
    armed.set(request.url, { ...fault, pattern: new RegExp(path), met: false });
    return response.writeHead(204).end();
  }
  const { met = false } = armed.get(request.url) ?? {};
  return give(response, {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ met }),
  });
}

async function serve(request, response) {
  if (request.url.startsWith(`${CONTROL}/`)) return obey(request, response);
  const body = await text(request);
  const pass = () => forward(process.env.BEHIND, request, body);
  const fault = findFault(request, body);
  if (!fault) return give(response, await pass());
  fault.met = true;
  return FAULTS[fault.kind](response, pass);
}

createServer((request, response) => {
  // Whoever asked has gone, or the API has: there is nobody to tell.
  serve(request, response).catch(() => response.destroy());
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
