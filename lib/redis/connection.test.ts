import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const INFO = 'redis_version:7.0.0\r\nloading:0';
const HANDSHAKE: Record<string, string | undefined> = {
  hello: '%1\r\n+proto\r\n:3\r\n',
  client: '+OK\r\n',
  info: `$${INFO.length}\r\n${INFO}\r\n`,
};

/** A Redis that shakes hands and answers nothing else. */
async function startSilentRedis() {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.on('data', (bytes) => {
      const commands = String(bytes)
        .toLowerCase()
        .split(/\*\d+\r\n/);
      for (const [, name = '', , key] of commands.slice(1).map((command) => command.split('\r\n'))) {
        const answer = HANDSHAKE[name];
        if (answer) socket.write(answer);
        else asked.push(`${name} ${key}`);
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { asked, url: `redis://127.0.0.1:${port}`, stop: () => server.close() };
}

it('waits for one late answer, and asks nothing more for a while', async () => {
  const silent = await startSilentRedis();
  process.env.REDIS_URL = silent.url;
  const { sharedRedis } = await import('./connection');
  const redis = sharedRedis();
  if (!redis) throw new Error('There is a REDIS_URL');
  await once(redis, 'ready');

  await expect(redis.get('first')).rejects.toThrow('Command timed out');
  await expect(redis.get('second')).rejects.toThrow('late a moment ago');
  await expect(redis.incr('third')).rejects.toThrow('late a moment ago');
  expect(silent.asked).toEqual(['get segara:first']);

  redis.disconnect();
  await once(redis, 'end');
  silent.stop();
});
