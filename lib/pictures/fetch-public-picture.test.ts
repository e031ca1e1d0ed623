import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/env';
import { fetchPublicPicture } from './fetch-public-picture';

const { PRODUCT_API_URL, CONTENT_API_URL } = env;
const servers: Server[] = [];

/** Starts a server on the loopback interface, and records the requested paths. */
async function startServer(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, port, asked };
}

const startPictures = () => startServer((_, response) => response.end('picture'));

jest.mock('node:dns/promises', () => ({ lookup: jest.fn(jest.requireActual('node:dns/promises').lookup) }));

/** Sets the response of the DNS to the next request. */
function resolveTo(...addresses: string[]) {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  jest.mocked(lookup).mockClear();
  jest.mocked(lookup as unknown as () => Promise<typeof found>).mockResolvedValueOnce(found);
}

afterEach(() => {
  env.PRODUCT_API_URL = PRODUCT_API_URL;
  env.CONTENT_API_URL = CONTENT_API_URL;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it('fetches from a configured server in the private network', async () => {
  const api = await startPictures();
  env.PRODUCT_API_URL = `${api.origin}/v1`;
  await expect(fetchPublicPicture(`${api.origin}/v1/a.jpg`)).resolves.toEqual(Buffer.from('picture'));

  env.PRODUCT_API_URL = PRODUCT_API_URL;
  env.CONTENT_API_URL = `http://localhost:${api.port}`;
  await expect(fetchPublicPicture(`http://localhost:${api.port}/a.jpg`)).resolves.toHaveLength(7);
});

it('does not fetch from any other server in that network, under any name', async () => {
  const { port, asked } = await startPictures();
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '[::7f00:1]']) {
    await expect(fetchPublicPicture(`http://${host}:${port}/a.jpg`)).rejects.toThrow('private network');
  }
  expect(asked).toEqual([]);
});

it.each([
  '10.0.0.8',
  '100.64.0.1',
  '169.254.169.254',
  '192.168.1.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00:ec2::254',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('rejects a name that resolves to %s, even together with a public address', async (address) => {
  resolveTo('93.184.215.14', address);
  await expect(fetchPublicPicture('http://pictures.example/a.jpg')).rejects.toThrow('private network');
});

it('connects to the resolved address, with a single lookup', async () => {
  resolveTo('192.0.2.1');
  await expect(fetchPublicPicture('https://pictures.example/a.jpg')).rejects.toThrow('private network');
  expect(lookup).toHaveBeenCalledTimes(1);
});

it('does not follow redirects', async () => {
  const metadata = await startPictures();
  const api = await startServer((_, response) =>
    response.writeHead(302, { location: `${metadata.origin}/latest/meta-data` }).end(),
  );
  env.PRODUCT_API_URL = api.origin;
  await expect(fetchPublicPicture(`${api.origin}/a.jpg`)).rejects.toThrow('responded with 302');
  expect(metadata.asked).toEqual([]);
});

it('stops reading after 12 MB', async () => {
  const api = await startServer((_, response) => {
    const send = () => response.write(Buffer.alloc(1024 * 1024)) && setImmediate(send);
    response.on('drain', send);
    send();
  });
  env.PRODUCT_API_URL = api.origin;
  await expect(fetchPublicPicture(`${api.origin}/a.jpg`)).rejects.toThrow('larger than 12 MB');
});

it('stops after five seconds, even if data keeps arriving', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException(`after ${ms} ms`, 'TimeoutError')), 50);
    return controller.signal;
  });
  const api = await startServer((_, response) => void response.write('pic'));
  env.PRODUCT_API_URL = api.origin;
  await expect(fetchPublicPicture(`${api.origin}/a.jpg`)).rejects.toThrow();
  expect(timeout).toHaveBeenCalledWith(5_000);
});

it.each(['ftp://pictures.example/a.jpg', 'file:///etc/passwd', 'not an address'])(
  'does not request %s',
  async (address) => {
    await expect(fetchPublicPicture(address)).rejects.toThrow();
  },
);
