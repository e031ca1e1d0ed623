// `npm run pictures`: encodes what pages show, as far as it is not encoded yet. `npm start` and `npm run build` do it too.
import { join } from 'node:path';
import { loadEnvironmentFiles } from './launch/environment-files.mjs';
import { elapsed } from './launch/steps.mjs';

const TELL_EVERY = 5;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function encodeAll(): Promise<void> {
  loadEnvironmentFiles();
  const { env } = await import('@/lib/env');
  const { encodeAhead, forgetOld, picturesIn } = await import('@/lib/pictures/encode-ahead');
  const since = Date.now();
  const own = await picturesIn('public/images');
  const imported = await picturesIn(join(env.DATA_DIR, 'pictures'));

  const { pictures, encodings, left } = await encodeAhead([...own, ...imported], {
    onProgress: (done, all) => {
      if (done % TELL_EVERY === 0) say(`${done} of ${all}`);
    },
  });
  await forgetOld();
  for (const file of left) say(`– ${file} cannot be encoded, and is shown by the image service.`);
  say(`${pictures} pictures, ${encodings} files encoded in ${elapsed(since)}.`);
}

// The channel to whoever started it would hold it open, however it ends.
encodeAll().then(
  () => process.exit(),
  (error: unknown) => {
    say(String(error));
    process.exit(1);
  },
);
