import { join } from 'node:path';
import { timed } from './build-site.mjs';
import { finish, startNode } from './child-process.mjs';

const ENCODE_MS = 10 * 60_000;

/** The project's own store: what it holds already need not be encoded for a measurement. */
export const PICTURES_DIR = join(import.meta.dirname, '..', '..', '.next', 'cache', 'pictures');

/** Encodes the pictures of a copied shop, as `npm start` does before it builds. @throws when it fails */
export async function encodePictures(cwd, env, say) {
  const options = { cwd, env, typescript: true };
  await timed(say, 'pictures encoded', () =>
    finish(startNode('pictures', [join('scripts', 'pictures.ts')], options), ENCODE_MS),
  );
}
