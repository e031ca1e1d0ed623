import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureKind } from './picture-kind';
import { isPictureName, PICTURES_FOLDER, pictureName } from './picture-shelf';

const OWN_PICTURES = fileURLToPath(new URL('../../../public/images', import.meta.url));
const MOST_MIB = 20;

/** Where relative paths begin, and where imported pictures are kept. */
export type Places = { folder: string; dataDir: string };

/** The address to store, and the file to copy for it if there is one; or what is wrong. */
export type FoundPicture = { address: string; file?: string } | { wrong: string };

/** Nothing outside the folder, neither by `..` nor by a link. */
async function pathInside(folder: string, path: string): Promise<string | undefined> {
  if (path.split('/').includes('..')) return undefined;
  const [root, real] = await Promise.all([realpath(folder), realpath(join(folder, path))]).catch(() => []);
  return root && real?.startsWith(root + sep) ? real : undefined;
}

function findAddress(text: string): FoundPicture {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password) return { wrong: `‘${text}’ is no address of a picture` };
  return { address: text };
}

async function findOwn(address: string, { dataDir }: Places): Promise<FoundPicture> {
  const name = address.slice(`/${PICTURES_FOLDER}/`.length);
  if (address.startsWith(`/${PICTURES_FOLDER}/`) && isPictureName(name)) {
    if (existsSync(join(dataDir, PICTURES_FOLDER, name))) return { address };
  } else if (
    address.startsWith('/images/') &&
    (await pathInside(OWN_PICTURES, address.slice('/images/'.length)))
  ) {
    return { address };
  }
  return { wrong: `the shop has no picture ${address}` };
}

async function findFile(path: string, file: string): Promise<FoundPicture> {
  const { size } = await stat(file);
  if (size > MOST_MIB * 2 ** 20) return { wrong: `${path} is larger than ${MOST_MIB} MiB` };
  const bytes = await readFile(file);
  const kind = pictureKind(bytes);
  if (!kind) return { wrong: `${path} is no picture: JPEG, PNG, WebP, AVIF and GIF are` };
  return { address: `/${PICTURES_FOLDER}/${pictureName(bytes, kind)}`, file };
}

/**
 * Finds what a file calls a picture: an http(s) address; an address of the shop's own (`/images/…`, `/pictures/…`);
 * or a path from the file's folder, else among the shop's own pictures.
 */
export async function findPicture(text: string, places: Places): Promise<FoundPicture> {
  if (/^https?:/i.test(text)) return findAddress(text);
  const path = text.replaceAll('\\', '/');
  if (path.startsWith('/')) return findOwn(path, places);
  const file = await pathInside(places.folder, path);
  if (file && (await stat(file)).isFile()) return findFile(path, file);
  const own = await findOwn(`/images/${path}`, places);
  if (!('wrong' in own)) return own;
  return { wrong: `there is no picture ${path} beside the file, or in a folder below it` };
}
