import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import onHeaders from 'on-headers';
import { hasBody, isTooLarge } from './admission';
import { bareHead } from './response-head';

/** Node has it, the types do not: how a socket is closed once all that was written is sent. */
type ClosableSocket = Socket & { destroySoon: () => void };

type ConnectionLimits = { lingerTimeout: number; requestsOfConnection: number; pipelined: number };

function bareAnswer(status: number): string {
  const words = STATUS_CODES[status] ?? '';
  const headers = [
    ...bareHead(),
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
  private responses: ServerResponse[] = [];
  private request: IncomingMessage | undefined;
  private response: ServerResponse | undefined;
  private requests = 0;
  isClosing = false;

  constructor(
    private readonly socket: Socket,
    private readonly limits: ConnectionLimits,
  ) {}

  /** Answers that are not sent yet. */
  waiting(): ServerResponse[] {
    return this.responses.filter((response) => !response.writableFinished);
  }

  /**
   * Ends our side, and lets the client finish. Closed at once, with bytes unread, the connection would be reset, and the
   * client might never see our answer (RFC 9112, 9.6).
   */
  private readonly closeGently = () => {
    const { socket } = this;
    if (this.isClosing) return;
    this.isClosing = true;
    socket.end();
    this.request?.resume();
    socket.resume();
    const cut = setTimeout(() => socket.destroy(), this.limits.lingerTimeout);
    socket.once('close', () => clearTimeout(cut));
  };

  /** Answers what is no request. */
  refuse(status: number): void {
    this.socket.write(bareAnswer(status));
    this.closeGently();
  }

  /** The bytes that came are no request, or took too long. */
  refuseBytes(status: number): void {
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
   * @returns whether the request may be answered
   */
  take(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.isClosing || this.response?.shouldKeepAlive === false) return false;
    this.request = request;
    this.response = response;
    this.requests += 1;
    this.responses = this.waiting();
    const waiting = this.responses.push(response);
    const { requestsOfConnection, pipelined } = this.limits;
    if (this.requests >= requestsOfConnection || waiting >= pipelined) response.shouldKeepAlive = false;
    // Most requests are this one, and hearing of the head costs more than sending a kept answer.
    if (response.shouldKeepAlive && !hasBody(request)) return true;

    onHeaders(response, () => {
      if (this.leavesBody(request)) response.shouldKeepAlive = false;
      if (response.shouldKeepAlive) return;
      response.setHeader('connection', 'close');
      if (!request.complete) (this.socket as ClosableSocket).destroySoon = this.closeGently;
    });
    return true;
  }

  /** Whether there is more of a body to come than anybody is going to read. */
  private leavesBody(request: IncomingMessage): boolean {
    return !request.complete && (isTooLarge(request) || 'transfer-encoding' in request.headers);
  }
}
