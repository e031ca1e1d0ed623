import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { request as requestTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { REPLICA_PROXY_PORT } from '@/e2e/support/servers/environments';
import { writeNginxConfiguration } from '@/e2e/support/servers/replicas/nginx';
import {
  findReplicaPrograms,
  type RunningReplicaProgram,
  startSupervisedProgram,
} from '@/e2e/support/servers/replicas/processes';
import { assignReplicaPorts, requireReplicaPrograms } from '@/e2e/support/servers/replicas/start-replicas';
import { canConnect } from '@/e2e/support/servers/start-server';

const ports = assignReplicaPorts(REPLICA_PROXY_PORT);
const TOKEN = 'secret-token';
const log: string[] = [];
let folder: string;
let nginx: RunningReplicaProgram;

/** Starts nginx with the shipped configuration. All servers behind it are down. */
test.beforeAll(async () => {
  await requireReplicaPrograms();
  folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const args = await writeNginxConfiguration(folder, ports, join(folder, 'cache'));
  nginx = await startSupervisedProgram({
    name: 'nginx',
    command: (await findReplicaPrograms()).nginx,
    args,
    isReady: () => canConnect(ports.proxy),
    onLine: (line) => void log.push(line),
  });
});
test.afterAll(async () => {
  await nginx?.stop();
  await rm(folder, { recursive: true });
});

type Response = { status: number | undefined; location: string | undefined; body: string };

/** Sends a request with a `Host` header. On a TLS port, the handshake names `servername`, by default the same host. */
function send(port: number, path: string, host: string, servername = host): Promise<Response> {
  const options = { host: '127.0.0.1', port, path, headers: { host }, agent: false as const };
  return new Promise((resolve, reject) => {
    const sent =
      port === ports.proxy
        ? requestTls({ ...options, servername, rejectUnauthorized: false })
        : request(options);
    sent.on('error', reject);
    sent.on('response', async (response) =>
      resolve({
        status: response.statusCode,
        location: response.headers.location,
        body: await text(response),
      }),
    );
    sent.end();
  });
}

test('tokens in URLs stay out of the error log while the shop is down', async () => {
  const paths = [
    `/verify-email?token=${TOKEN}`,
    `/id/verify-email?token=${TOKEN}`,
    `/en/reset-password?token=${TOKEN}`,
    `/reset-password?token=${TOKEN}`,
    `/Reset-Password?token=${TOKEN}`,
    `/id/reset-password/?token=${TOKEN}`,
    `/api/users/verify-email/${TOKEN}`,
    `/api/users/password/reset/${TOKEN}`,
  ];
  for (const path of paths) expect(await send(ports.proxy, path, 'localhost')).toMatchObject({ status: 502 });
  for (const path of paths.slice(-2))
    expect(await send(ports.productApi, path, 'localhost')).toMatchObject({ status: 502 });
  // The failure of any other request is logged.
  expect(await send(ports.proxy, '/men?after=tokens', 'localhost')).toMatchObject({ status: 502 });
  await expect.poll(() => log.join('\n')).toContain('/men?after=tokens');
  expect(log.join('\n')).not.toContain(TOKEN);
});

test('unknown host names are rejected', async () => {
  expect(await send(ports.plain, '/', 'localhost')).toMatchObject({
    status: 308,
    location: 'https://localhost/',
  });
  expect(await send(ports.plain, '/', 'shop.example')).toMatchObject({ status: 421 });
  expect(await send(ports.proxy, '/', 'shop.example', 'localhost')).toMatchObject({ status: 421 });
  await expect(send(ports.proxy, '/', 'shop.example')).rejects.toThrow(/unrecognized name/i);
});

test('port 80 serves the files of ACME challenges', async () => {
  const challenges = join(folder, 'acme/.well-known/acme-challenge');
  await mkdir(challenges, { recursive: true });
  await writeFile(join(challenges, 'challenge'), 'response');
  expect(await send(ports.plain, '/.well-known/acme-challenge/challenge', 'localhost')).toMatchObject({
    status: 200,
    body: 'response',
  });
});
