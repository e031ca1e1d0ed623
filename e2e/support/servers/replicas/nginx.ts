import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReplicaPorts } from './start-replicas';

const TEMPLATE = 'deploy/nginx/segara.conf.template';

/** Lists servers, and the same ones as backups, so that a server is still tried during the second after its failure. */
const upstreams = (ports: number[]) =>
  [
    ...ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`),
    ...ports.map((port) => `server 127.0.0.1:${port} max_fails=0 backup;`),
  ].join('\n  ');

/** The main configuration, which keeps all files in the folder. */
const mainConfiguration = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/segara.conf;
}
`;

function writeCertificate(certificate: string, key: string): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
  const request = ['req', '-x509', '-days', '3650', ...kind, ...subject];
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
}

/** Writes the configuration of `deploy/nginx` and a self-signed certificate. Returns nginx's arguments. */
export async function writeNginxConfiguration(
  folder: string,
  ports: ReplicaPorts,
  cacheFolder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  writeCertificate(certificate, key);
  const values: Record<string, string> = {
    CACHE_FOLDER: cacheFolder,
    STOREFRONTS: upstreams(ports.storefronts),
    PRODUCT_APIS: upstreams(ports.productApis),
    SITE_HOST: 'localhost',
    LISTEN_HTTP: `listen 127.0.0.1:${ports.plain};`,
    LISTEN_HTTPS: `listen 127.0.0.1:${ports.proxy} ssl http2;`,
    ACME_FOLDER: join(folder, 'acme'),
    API_LISTEN: `127.0.0.1:${ports.productApi}`,
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
  };
  const template = await readFile(TEMPLATE, 'utf8');
  await writeFile(
    join(folder, 'segara.conf'),
    template.replaceAll(/\$\{([A-Z_]+)\}/g, (found, name) => values[name] ?? found),
  );
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(folder));
  return ['-p', folder, '-c', join(folder, 'nginx.conf')];
}
