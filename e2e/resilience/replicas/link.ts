import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** What stands between two processes, in place of a network between two machines. */
export type Link = {
  /** Holds back every piece of data, in both directions, for so long; 0 for no time. */
  slow: (ms: number) => void;
  /** Breaks all connections, and every new one. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<unknown>;
};

/** Opens a link to a port of this machine. */
export async function openLink(port: number, to: number): Promise<Link> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isCut = false;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const late = () =>
    new Transform({
      transform: (chunk, _encoding, done) => void sleep(delayMs).then(() => done(null, chunk)),
    });
  const join = (from: Socket, into: Socket) => {
    sockets.add(from);
    from.once('close', () => {
      sockets.delete(from);
      into.destroy();
    });
    // A connection that breaks is closed, and so is its other half.
    from.on('error', () => undefined);
    from.pipe(late()).pipe(into);
  };
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(to, '127.0.0.1');
    join(near, far);
    join(far, near);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    slow: (ms) => {
      delayMs = ms;
    },
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      const closed = once(server.close(), 'close');
      breakAll();
      return closed;
    },
  };
}
