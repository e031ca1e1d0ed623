import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { ENDINGS } from '@/lib/compress.mjs';
import { isPlainRead } from './answer-key';
import { type EncodedBody, sendEncoded } from './content-encoding';
import { resourcePolicy } from './response-head';

const TYPES = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
]);

type StaticFile = { status: number; head: string[]; body: EncodedBody };
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** A script or a sheet is in no page of its own, so that no policy means anything for it. */
function headOf(address: string, type: string, isEncoded: boolean): string[] {
  return [
    ...['content-type', type, 'cache-control', 'public, max-age=31536000, immutable'],
    ...['x-content-type-options', 'nosniff', 'cross-origin-resource-policy', resourcePolicy(address)],
    ...(isEncoded ? ['vary', 'Accept-Encoding'] : []),
  ];
}

async function readEncoded(path: string, paths: ReadonlySet<string>): Promise<EncodedBody> {
  const body: EncodedBody = { identity: await readFile(path) };
  for (const name of ['gzip', 'br'] as const) {
    const encoded = path + ENDINGS[name];
    if (paths.has(encoded)) body[name] = await readFile(encoded);
  }
  return body;
}

/**
 * The files of the build whose names change with what is in them, some two megabytes, by their addresses.
 * @param distDir where Next has built
 */
export async function readStaticFiles(distDir: string): Promise<StaticFiles> {
  const folder = join(distDir, 'static');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name)));
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const type = TYPES.get(extname(path));
    const name = relative(folder, path).split(sep).join('/');
    // What lies elsewhere is named by the build.
    if (!type || !/^(?:chunks|media)\//.test(name)) continue;
    const address = `/_next/static/${name}`;
    const body = await readEncoded(path, paths);
    files.set(address, { status: 200, head: headOf(address, type, body.br !== undefined), body });
  }
  return files;
}

/** Sends a file of the build. @returns whether it is one */
export function sendStatic(files: StaticFiles, request: IncomingMessage, response: ServerResponse): boolean {
  const file = isPlainRead(request) ? files.get(request.url ?? '/') : undefined;
  if (file) sendEncoded(request, response, file);
  return file !== undefined;
}
