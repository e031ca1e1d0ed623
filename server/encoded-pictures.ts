import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@/lib/log/log';
import {
  encodedAddress,
  encodedWidths,
  readEncodedAddress,
  smallWidth,
} from '@/lib/pictures/encoded-address';
import { readFacts, storedFile } from '@/lib/pictures/picture-store';
import { isPlainRead } from './answer-key';

const FOLDER = /^\/media\//;

/** Who saves data gets the widest picture that is at most so much of what the page has asked for. */
const SAVED = 0.7;

type Picture = NonNullable<ReturnType<typeof readEncodedAddress>>;

/** The narrower picture for whoever saves data, in AVIF alone: in WebP there is but one for screens. */
function saving(picture: Picture): Picture {
  const facts = picture.format === 'avif' ? readFacts(picture.id) : undefined;
  if (!facts || picture.width <= smallWidth(facts.width)) return picture;
  const narrower = encodedWidths(facts.width).filter((width) => width <= picture.width * SAVED);
  return { ...picture, width: narrower.at(-1) ?? picture.width };
}

const NOT_FOUND = 'There is no such picture.\n';

/** A picture has no policy of its own. */
function writeHead(response: ServerResponse, status: number, type: string, length: number): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': length,
    'cache-control': status === 200 ? 'public, max-age=31536000, immutable' : 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Save-Data',
  });
}

function sendMissing(response: ServerResponse): void {
  writeHead(response, 404, 'text/plain; charset=utf-8', NOT_FOUND.length);
  response.end(NOT_FOUND);
}

async function send(asked: Picture, savesData: boolean, response: ServerResponse): Promise<void> {
  const { id, width, format } = savesData ? saving(asked) : asked;
  const name = encodedAddress(id, width, format).replace(FOLDER, '');
  const content = await readFile(storedFile(name));
  writeHead(response, 200, `image/${format}`, content.length);
  response.end(content);
}

/**
 * Sends a picture that was encoded ahead, without Next: a file out of the store, under an address that changes with it.
 * @returns whether the address is one of them; any other spelling is none
 */
export function sendEncodedPicture(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', headers } = request;
  if (!FOLDER.test(url) || !isPlainRead(request)) return false;
  const picture = readEncodedAddress(url);
  if (!picture) sendMissing(response);
  else {
    const savesData = headers['save-data']?.toString().toLowerCase() === 'on';
    send(picture, savesData, response).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return sendMissing(response);
      log.error({ err: error }, 'a picture could not be read');
      writeHead(response, 503, 'text/plain; charset=utf-8', 0);
      response.end();
    });
  }
  return true;
}
