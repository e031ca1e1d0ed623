import { startChild } from './child.mjs';
import { PlainFailure } from './leave.mjs';
import { print } from './steps.mjs';

const COUNT = /^\d+ of \d+$/;

/**
 * Encodes what pages show, as far as it is not encoded yet.
 * @param tell how many pictures are done
 * @throws PlainFailure after the last lines of what went wrong
 */
export async function encodePictures(tell: (note: string) => void): Promise<void> {
  const child = startChild({
    run: ['scripts/pictures.ts'],
    typescript: true,
    onLine: (line) => COUNT.test(line) && tell(line),
  });
  const ending = await child.ended;
  const lines = child.tail.filter((line) => !COUNT.test(line));
  if (ending !== 'exit code 0') {
    for (const line of lines) print(line);
    throw new PlainFailure(`The pictures could not be encoded (${ending}).`);
  }
  for (const line of lines.filter((one) => one.startsWith('–'))) print(line);
}
