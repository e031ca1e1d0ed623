import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { pictureAddress } from '@/lib/catalogue/picture-address';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { publicFile } from './frame';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 12 * 1024 * 1024;

async function fetchOriginal(address: string): Promise<Buffer> {
  const response = await fetch(address, {
    headers: { accept: 'image/*' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error('larger than 12 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readOwn(address: string): Promise<Buffer> {
  const file = publicFile(address);
  const found = await stat(file).catch(() => undefined);
  // What is not in `public/` the bundled product API has.
  return found?.isFile() ? readFile(file) : fetchOriginal(`${env.PRODUCT_API_URL}${address}`);
}

/**
 * The bytes of a catalogue picture: out of `public/`, from the product API, or from where the catalogue says. Only
 * addresses of the catalogue are read, never one that a visitor gives. Undefined when it cannot be had.
 */
export async function readOriginal(url: string): Promise<Buffer | undefined> {
  const address = pictureAddress(url);
  try {
    return await (address.startsWith('/') ? readOwn(address) : fetchOriginal(address));
  } catch (error) {
    log.warn({ picture: address, err: error }, 'a picture could not be read to be shared');
    return undefined;
  }
}
