import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { pictureAddress } from '@/lib/catalogue/product-pictures';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { fetchPicture } from '@/lib/pictures/fetch-picture';
import { publicFile } from './frame';

async function readOwn(address: string): Promise<Buffer> {
  const file = publicFile(address);
  const found = await stat(file).catch(() => undefined);
  // What is not in `public/` the bundled product API has.
  return found?.isFile() ? readFile(file) : fetchPicture(`${env.PRODUCT_API_URL}${address}`);
}

/**
 * The bytes of a catalogue picture: out of `public/`, from the product API, or from where the catalogue says. Only
 * addresses of the catalogue are read, never one that a visitor gives. Undefined when it cannot be had.
 */
export async function readOriginal(url: string): Promise<Buffer | undefined> {
  const address = pictureAddress(url);
  try {
    return await (address.startsWith('/') ? readOwn(address) : fetchPicture(address));
  } catch (error) {
    log.warn({ picture: address, err: error }, 'a picture could not be read to be shared');
    return undefined;
  }
}
