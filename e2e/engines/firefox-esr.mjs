#!/usr/bin/env node
// Firefox as Playwright starts it (FIREFOX_PATH), with one difference: to a command of WebDriver BiDi that only newer
// ones know, and that changes nothing unless a test asks for it, the answer is that it is done. Everything else is
// passed on as it is.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Playwright asks for the usual colour scheme in every browser it opens. */
const NEED_NOT_BE_KNOWN = new Set(['emulation.setMediaFeaturesOverride']);
const LISTENING = /^WebDriver BiDi listening on (ws:\/\/.*)$/;

/** @returns {string} what is passed on in place of an answer */
function forgive(answer, asked) {
  const { id, type, error } = JSON.parse(answer);
  const method = asked.get(id);
  asked.delete(id);
  const forgiven = type === 'error' && error === 'unknown command' && NEED_NOT_BE_KNOWN.has(method);
  return forgiven ? JSON.stringify({ type: 'success', id, result: {} }) : answer;
}

/** Passes on what one side says to the other, and ends both together. */
function connect(client, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 });
  const asked = new Map();
  const waiting = [];
  browser.on('open', () => {
    for (const message of waiting.splice(0)) browser.send(message);
  });
  client.on('message', (data) => {
    const message = String(data);
    const { id, method } = JSON.parse(message);
    asked.set(id, method);
    if (browser.readyState === WebSocket.OPEN) browser.send(message);
    else waiting.push(message);
  });
  browser.on('message', (data) => client.send(forgive(String(data), asked)));
  browser.on('close', () => client.close());
  browser.on('error', () => client.close());
  client.on('close', () => browser.close());
}

const firefox = spawn(process.env.FIREFOX_PATH || 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.once('error', ({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
firefox.once('close', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (!address) {
    process.stderr.write(`${line}\n`);
    return;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 256 * 1024 * 1024 }, () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
  server.on('connection', (client) => connect(client, `${address}/session`));
});
