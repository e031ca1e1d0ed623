import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { imageSize } from 'image-size';
import { IMPORTED_PICTURES_FOLDER, isImportedPictureName } from '@/backend/catalogue/pictures';
import type { FileProblem } from '@/backend/cli/files';
import { writeFileAtomically } from '@/backend/cli/files';
import { PICTURE_VIEWS } from '@/backend/db/schema/catalogue';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@/lib/contract/limits';
import type { ImportedProduct } from './file-schema';

const OWN_PICTURES = join(process.cwd(), 'public/images');

type Places = { folder: string; dataDir: string };

/** The accepted formats, which are also the extensions of the stored files. */
const FORMATS = ['jpg', 'png', 'webp', 'gif'];

/** The address to store, with the file to copy if there is one; or the reason why the picture is rejected. */
type FoundPicture = { address: string; file?: string } | { wrong: string };

/**
 * Resolves a path inside a folder. Returns undefined for a path that leaves the folder by `..` or a symbolic
 * link.
 */
async function resolveInside(folder: string, path: string): Promise<string | undefined> {
  if (path.split('/').includes('..')) return undefined;
  const [root, real] = await Promise.all([realpath(folder), realpath(join(folder, path))]).catch(() => []);
  return root && real?.startsWith(root + sep) ? real : undefined;
}

function findRemote(text: string): FoundPicture {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password) return { wrong: `‘${text}’ is not a valid picture address` };
  return { address: text };
}

async function findOwn(address: string, { dataDir }: Places): Promise<FoundPicture> {
  const [, folder, ...rest] = address.split('/');
  const name = rest.join('/');
  const isFound =
    folder === IMPORTED_PICTURES_FOLDER
      ? isImportedPictureName(name) && existsSync(join(dataDir, IMPORTED_PICTURES_FOLDER, name))
      : folder === 'images' && (await resolveInside(OWN_PICTURES, name)) !== undefined;
  return isFound ? { address } : { wrong: `the shop has no picture ${address}` };
}

/** Reads the size and format of a picture from its header. Returns undefined for anything else. */
function readPictureHeader(bytes: Buffer) {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

async function findFile(path: string, file: string): Promise<FoundPicture> {
  const { size } = await stat(file);
  if (size > MAX_PICTURE_BYTES) return { wrong: `${path} is larger than ${MAX_PICTURE_BYTES / 2 ** 20} MiB` };
  const bytes = await readFile(file);
  const { width = 0, height = 0, type = '' } = readPictureHeader(bytes) ?? {};
  if (!FORMATS.includes(type))
    return { wrong: `${path} is not a picture in JPEG, PNG, WebP or GIF format, or is damaged` };
  if (width * height > MAX_PICTURE_PIXELS)
    return { wrong: `${path} has more than ${MAX_PICTURE_PIXELS / 1e6} megapixels` };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { address: `/${IMPORTED_PICTURES_FOLDER}/${hash}.${type}`, file };
}

/**
 * Finds a picture by an http(s) URL, an absolute path on the shop's site (`/images/…`, `/pictures/…`), or a
 * path relative to the imported file's folder or to the shop's own pictures.
 */
export async function findPicture(text: string, places: Places): Promise<FoundPicture> {
  if (/^https?:/i.test(text)) return findRemote(text);
  const path = text.replaceAll('\\', '/');
  if (path.startsWith('/')) return findOwn(path, places);
  const file = await resolveInside(places.folder, path);
  if (file && (await stat(file)).isFile()) return findFile(path, file);
  const own = await findOwn(`/images/${path}`, places);
  if (!('wrong' in own)) return own;
  return { wrong: `there is no picture ${path} in the folder of the file or below it` };
}

export type FoundPictures = {
  addresses: Map<string, string>;
  files: Map<string, string>;
  problems: FileProblem[];
};

function mentionsIn({ line, images }: ImportedProduct) {
  return PICTURE_VIEWS.flatMap((view) => {
    const text = images?.[view];
    return text ? [{ text, line, field: `picture (${view})` }] : [];
  });
}

/**
 * Finds each picture that the products mention. Addresses in `known` are already in the catalogue and are not
 * checked again.
 */
export async function findPictures(products: ImportedProduct[], places: Places, known: Set<string>) {
  const found = new Map<string, FoundPicture>([...known].map((address) => [address, { address }]));
  const pictures: FoundPictures = { addresses: new Map(), files: new Map(), problems: [] };
  for (const { text, ...place } of products.flatMap(mentionsIn)) {
    const picture = found.get(text) ?? (await findPicture(text, places));
    found.set(text, picture);
    if ('wrong' in picture) {
      pictures.problems.push({ ...place, text: picture.wrong });
      continue;
    }
    pictures.addresses.set(text, picture.address);
    if (picture.file) pictures.files.set(picture.address, picture.file);
  }
  return pictures;
}

/** Copies picture files to the folder that the API serves. @throws FileError */
export async function copyPictures({ files }: FoundPictures, dataDir: string): Promise<void> {
  const folder = join(dataDir, IMPORTED_PICTURES_FOLDER);
  if (files.size > 0) await mkdir(folder, { recursive: true });
  for (const [address, file] of files) {
    const path = join(folder, basename(address));
    if (!existsSync(path)) await writeFileAtomically(path, await readFile(file));
  }
}
