import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** A TCP proxy between two processes, in place of a network between two machines. */
export type NetworkLink = {
  /** Delays all data in both directions; 0 for no delay. */
  slow: (ms: number) => void;
  /** Destroys all connections and rejects new ones. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<unknown>;
};

export async function openNetworkLink(port: number, to: number): Promise<NetworkLink> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isCut = false;
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const delayed = () =>
    new Transform({
      transform: (chunk, _encoding, done) => void sleep(delayMs).then(() => done(null, chunk)),
    });
  const join = (from: Socket, into: Socket) => {
    sockets.add(from);
    from.once('close', () => {
      sockets.delete(from);
      into.destroy();
    });
    // Errors are ignored here, because a `close` event follows each of them.
    from.on('error', () => undefined);
    from.pipe(delayed()).pipe(into);
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
      destroyAll();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      const closed = once(server.close(), 'close');
      destroyAll();
      return closed;
    },
  };
}
