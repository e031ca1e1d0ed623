import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Worker } from 'node:worker_threads';

const INFO = 'redis_version:7.0.0\r\nloading:0';
const HANDSHAKE: Record<string, string | undefined> = {
  hello: '%1\r\n+proto\r\n:3\r\n',
  client: '+OK\r\n',
  info: `$${INFO.length}\r\n${INFO}\r\n`,
};

/** A Redis server that completes the handshake and then stops responding. */
async function startSilentRedis() {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.on('data', (bytes) => {
      const commands = String(bytes)
        .toLowerCase()
        .split(/\*\d+\r\n/);
      for (const [, name = '', , key] of commands.slice(1).map((command) => command.split('\r\n'))) {
        const response = HANDSHAKE[name];
        if (response) socket.write(response);
        else asked.push(`${name} ${key}`);
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { asked, url: `redis://127.0.0.1:${port}`, stop: () => server.close() };
}

/** A Redis server that responds to every command, in a separate thread. */
async function startRedisOfItsOwn() {
  const workerCode = `
    const { createServer } = require('node:net');
    const { parentPort, workerData: responseCount } = require('node:worker_threads');
    const server = createServer((socket) =>
      socket.on('data', (bytes) => {
        for (const name of String(bytes).toLowerCase().match(/(?<=\\*\\d+\\r\\n\\$\\d+\\r\\n)\\w+/g) ?? [])
          socket.write(${JSON.stringify(HANDSHAKE)}[name] ?? '$2\\r\\nhi\\r\\n');
        Atomics.add(responseCount, 0, 1);
        Atomics.notify(responseCount, 0);
      }),
    );
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;
  const responseCount = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(workerCode, { eval: true, workerData: responseCount });
  const [port] = await once(worker, 'message');
  return { responseCount, url: `redis://127.0.0.1:${port}`, stop: () => worker.terminate() };
}

it('does not mistake its own blocked event loop for a late response', async () => {
  jest.resetModules();
  const prompt = await startRedisOfItsOwn();
  process.env.REDIS_URL = prompt.url;
  Reflect.deleteProperty(globalThis, Symbol.for('segara.redis'));
  const { getSharedRedis } = await import('./connection');
  const redis = getSharedRedis();
  if (!redis) throw new Error('There is a REDIS_URL');
  await once(redis, 'ready');

  const before = Atomics.load(prompt.responseCount, 0);
  const response = redis.get('first');
  // The event loop is blocked until the response is in the socket, and 100 ms longer.
  Atomics.wait(prompt.responseCount, 0, before);
  Atomics.wait(prompt.responseCount, 0, before + 1, 100);
  // The connection closes before the assertion, because an open one would keep Jest running.
  const result = await response.catch(({ message }: Error) => message);
  redis.disconnect();
  await once(redis, 'end');
  await prompt.stop();
  expect(result).toBe('hi');
});

it('waits for one late response and then skips commands for a while', async () => {
  jest.resetModules();
  const silent = await startSilentRedis();
  process.env.REDIS_URL = silent.url;
  Reflect.deleteProperty(globalThis, Symbol.for('segara.redis'));
  const { getSharedRedis } = await import('./connection');
  const redis = getSharedRedis();
  if (!redis) throw new Error('There is a REDIS_URL');
  await once(redis, 'ready');

  await expect(redis.get('first')).rejects.toThrow('Command timed out');
  await expect(redis.get('second')).rejects.toThrow('timed out a moment ago');
  await expect(redis.incr('third')).rejects.toThrow('timed out a moment ago');
  expect(silent.asked).toEqual(['get segara:first']);

  redis.disconnect();
  await once(redis, 'end');
  silent.stop();
});
