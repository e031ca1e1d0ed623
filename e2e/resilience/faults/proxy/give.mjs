/** Headers that speak of the one connection the answer came by. */
const OF_THE_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

function headOf({ status, headers, body }) {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_HOP.includes(name));
  return [status, { ...Object.fromEntries(kept), 'content-length': String(body.length) }];
}

/** @param {import('node:http').ServerResponse} response */
export function give(response, { status, headers, body }) {
  const answer = { status, headers, body: Buffer.from(body) };
  response.writeHead(...headOf(answer)).end(answer.body);
}

/** Half of an answer that has announced all of it; then the connection breaks. */
export function giveHalf(response, answer) {
  response.writeHead(...headOf(answer));
  response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => response.destroy());
}
