import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { encodedAddress, smallWidth } from './encoded-address';
import { imageAddress } from './image-address';
import type { PictureSource } from './image-source';
import { isListed } from './listed-hosts.mjs';
import { contentHash, type PictureFacts, pictureId, readFacts } from './picture-store';
import { publicFile } from './public-file';
import { SMALL_WIDTHS } from './widths.mjs';

type Known = { id: string; facts: PictureFacts };

const IMPORTED = /^\/pictures\/([0-9a-f]{32})\.\w+$/;
const OWN = /^\/images\/[^?#]+$/;

/** A catalogue may name whatever it likes: what is no address, or leads elsewhere, is no file of ours. */
function fileOf(src: string): { path: string; date: number } | undefined {
  try {
    const path = publicFile(src);
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isFile() ? { path, date: found.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

/** The content of files in `public/`, by path and date: a hash each is enough. */
const contents = new Map<string, string>();

function contentOf(src: string): string | undefined {
  const [, imported] = IMPORTED.exec(src) ?? [];
  if (imported || !OWN.test(src)) return imported;
  const file = fileOf(src);
  if (!file) return undefined;
  const { path, date } = file;
  const key = `${path} ${date}`;
  const content = contents.get(key) ?? contentHash(readFileSync(path));
  contents.set(key, content);
  return content;
}

/** Whether a path is that of a picture which we serve: one of `public/`, or an imported one (app/pictures). */
export const isOwnPicture = (path: string): boolean => contentOf(path) !== undefined;

function findKnown(src: string): Known | undefined {
  const content = contentOf(src);
  if (content === undefined) return undefined;
  const id = pictureId(content);
  const facts = readFacts(id);
  return facts && { id, facts };
}

/**
 * A picture with what the store has of it: where its encoded files are, its size and its main colour. Of one that is
 * not encoded it says whether the image service has it.
 */
export function encodedPicture<P extends PictureSource & { dominant?: string | undefined }>(picture: P): P {
  const found = findKnown(picture.src);
  if (!found) return isListed(picture.src, process.env) ? { ...picture, listed: true } : picture;
  const { width, height, dominant } = found.facts;
  return { ...picture, width, height, dominant: picture.dominant ?? dominant, encoded: found.id };
}

/** A few pixels of a picture as a data URL; undefined when it is not encoded. */
export function blurOf(src: string): string | undefined {
  return findKnown(src)?.facts.blur;
}

/** The address of a picture as small as a line of a cart shows it; its own when nobody makes it smaller. */
export function thumbnailOf(src: string): string {
  const found = findKnown(src);
  if (found) return encodedAddress(found.id, smallWidth(found.facts.width), 'webp');
  return isListed(src, process.env) ? imageAddress(src, Math.min(...SMALL_WIDTHS)) : src;
}
