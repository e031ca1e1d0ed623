import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { provideProgram } from './processes.mjs';
import { findFreePorts, getOrigin, startProgram, waitUntilReady } from './sites.mjs';

/** Headers that nginx sends by itself, so they are not copied from the page. */
const OWN_HEADERS =
  /^(date|server|connection|keep-alive|transfer-encoding|content-(type|length|encoding)|etag|last-modified)$/;

const addHeaders = (headers) =>
  [...headers]
    .filter(([name]) => !OWN_HEADERS.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}";`)
    .join('\n    ');

/**
 * The configuration of two servers: the cache of docs/cdn.md in front of the shop, and, for comparison, a file with
 * the body and headers of one of its pages.
 */
const configuration = (folder, shop, headers, [cachePort, filePort]) => `
${process.getuid() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  default_type text/html;
  keepalive_requests 1000000000;
  open_file_cache max=256;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=shop:10m max_size=1g inactive=1d use_temp_path=off;
  upstream shop { server ${new URL(shop.origin).host}; keepalive 32; }
  server {
    listen 127.0.0.1:${cachePort};
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_cache shop;
      proxy_cache_key $scheme$host$request_uri;
      proxy_cache_lock on;
      proxy_cache_use_stale updating error timeout http_500 http_502 http_503 http_504;
    }
  }
  server {
    listen 127.0.0.1:${filePort};
    gzip_static on;
    ${addHeaders(headers)}
    location / { root ${folder}; rewrite ^ /page.html break; }
  }
}
`;

/** Starts nginx with one worker process. @returns two sites: the cached shop, and the page as a file */
export async function startNginx(workplace, shop, page) {
  const nginx = await provideProgram('nginx', 'nginx-light');
  const folder = join(workplace, 'nginx');
  await mkdir(folder);
  const response = await fetch(shop.origin + page.path);
  const html = Buffer.from(await response.arrayBuffer());
  await writeFile(join(folder, 'page.html'), html);
  await writeFile(join(folder, 'page.html.gz'), gzipSync(html, { level: 9 }));
  const ports = await findFreePorts(2);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, shop, response.headers, ports));
  const child = startProgram(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  const [cached, file] = ports.map((port) => ({ origin: getOrigin(port), pid: child.process.pid }));
  for (const { origin } of [cached, file]) await waitUntilReady(child, origin + page.path);
  return { cached, file };
}
