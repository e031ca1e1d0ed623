import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { originOf } from './build-site.mjs';
import { start, untilReady } from './child-process.mjs';
import { freePorts } from './free-ports.mjs';

/** Where Debian puts it. */
const NGINX = '/usr/sbin/nginx';
const START_MS = 10_000;

/** What nginx says of itself, of its connection and of its file. */
const ITS_OWN =
  /^(date|server|connection|keep-alive|transfer-encoding|content-(type|length|encoding)|etag|last-modified)$/;

const headLines = (headers) =>
  [...headers]
    .filter(([name]) => !ITS_OWN.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}";`)
    .join('\n    ');

/** The cache is the one that docs/performance.md recommends. */
const configuration = (folder, shop, headers, [cachePort, filePort, barePort]) => `
${process.getuid() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  default_type text/html;
  keepalive_requests 1000000000;
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
    ${headLines(headers)}
    location / { root ${folder}; rewrite ^ /page.html break; }
  }
  server {
    listen 127.0.0.1:${barePort};
    gzip_static on;
    location / { root ${folder}; rewrite ^ /page.html break; }
  }
}
`;

/**
 * Starts nginx, with one process that answers: in front of the shop, with the same page as a file under the same head, and
 * with that file under nginx's own head alone.
 * @returns the three as sites; undefined where there is no nginx
 */
export async function startNginx(workplace, shop, page, say) {
  if (!existsSync(NGINX))
    return void say('nginx is not there (apt install nginx-light): its rows are left out');
  const folder = join(workplace, 'nginx');
  await mkdir(folder);
  const response = await fetch(shop.origin + page.path);
  const html = Buffer.from(await response.arrayBuffer());
  await writeFile(join(folder, 'page.html'), html);
  await writeFile(join(folder, 'page.html.gz'), gzipSync(html, { level: 9 }));
  const ports = await freePorts(3);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, shop, response.headers, ports));
  const nginx = start('nginx', NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    cwd: folder,
    env: {},
  });
  const [cached, file, bare] = ports.map((port) => ({ origin: originOf(port), pid: nginx.pid }));
  for (const { origin } of [cached, file, bare]) await untilReady(nginx, origin + page.path, START_MS);
  return { cached, file, bare };
}
