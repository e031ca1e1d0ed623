// @ts-check
import { STATUS_CODES } from 'node:http';
import onHeaders from 'on-headers';
import { bareHeaders } from '../lib/cache/protect-response.mjs';
import { isTooLarge } from './prepare-request.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {import('node:net').Socket} Socket */
/** @typedef {{ lingerTimeout: number, requestsOfConnection: number, pipelined: number }} Limits */

/** @param {number} status */
function bareAnswer(status) {
  const words = STATUS_CODES[status] ?? '';
  const headers = [
    ...bareHeaders(),
    ['content-type', 'text/plain; charset=utf-8'],
    ['content-length', String(words.length + 1)],
    ['date', new Date().toUTCString()],
    ['connection', 'close'],
  ];
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${words}\r\n${head}\r\n${words}\n`;
}

/** What is known of a connection: what is under way on it, and whether it takes more. */
export class Connection {
  /** @type {ServerResponse[]} */
  responses = [];
  /** @type {IncomingMessage | undefined} */
  request;
  /** @type {ServerResponse | undefined} */
  response;
  requests = 0;
  isClosing = false;

  /** @param {Socket} socket @param {Limits} limits */
  constructor(socket, limits) {
    this.socket = socket;
    this.limits = limits;
  }

  /** Answers that are not sent yet. */
  waiting() {
    return this.responses.filter((response) => !response.writableFinished);
  }

  /**
   * Says that nothing more will come, and lets the client finish. Closed at once, with bytes unread, the connection would
   * be reset, and the client might never see our answer (RFC 9112, 9.6).
   */
  closeGently = () => {
    const { socket } = this;
    if (this.isClosing) return;
    this.isClosing = true;
    socket.end();
    this.request?.resume();
    socket.resume();
    const cut = setTimeout(() => socket.destroy(), this.limits.lingerTimeout);
    socket.once('close', () => clearTimeout(cut));
  };

  /** @param {number} status of an answer to what is no request */
  refuse(status) {
    this.socket.write(bareAnswer(status));
    this.closeGently();
  }

  /**
   * The bytes that came are no request, or took too long.
   * @param {number} status
   */
  refuseBytes(status) {
    const { request, response, socket } = this;
    if (this.isClosing) return;
    const isOfRequest = request !== undefined && !request.complete;
    if (isOfRequest && response?.headersSent) socket.destroy();
    else if (isOfRequest || this.waiting().length === 0) this.refuse(status);
    // Its answer would be taken for that of an earlier request.
    else response?.once('finish', this.closeGently);
  }

  /**
   * Counts a request, and prepares the end of the connection where it has to have one.
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @returns whether the request may be answered
   */
  take(request, response) {
    if (this.isClosing || this.response?.shouldKeepAlive === false) return false;
    this.request = request;
    this.response = response;
    this.requests += 1;
    this.responses = this.waiting();
    const waiting = this.responses.push(response);
    const { requestsOfConnection, pipelined } = this.limits;
    if (this.requests >= requestsOfConnection || waiting >= pipelined) response.shouldKeepAlive = false;

    onHeaders(response, () => {
      if (this.leavesBody(request)) response.shouldKeepAlive = false;
      if (response.shouldKeepAlive) return;
      response.setHeader('connection', 'close');
      if (!request.complete) this.socket.destroySoon = this.closeGently;
    });
    return true;
  }

  /**
   * Whether there is more of a body to come than anybody is going to read.
   * @param {IncomingMessage} request
   */
  leavesBody(request) {
    return !request.complete && (isTooLarge(request) || 'transfer-encoding' in request.headers);
  }
}
