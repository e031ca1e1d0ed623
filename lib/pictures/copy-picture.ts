import 'server-only';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MAX_PICTURE_PIXELS } from '@/lib/contract/limits';
import { PICTURE_WIDTHS_PX } from './image-source';

/** The limits of the child process. The largest pictures take about 2 s of CPU time and 380 MB. */
const LIMITS = { cpuMs: 10_000, memoryBytes: 500 * 2 ** 20 };
/** The limit of the wall-clock time. It is far above the CPU time, because the machine may be busy. */
const TIMEOUT_MS = 60_000;
const MAX_COPY_BYTES = 64 * 2 ** 20;

/**
 * The program of the child process. It ends itself with a signal, because `process.exit` would wait for the
 * threads that decode.
 */
const PROGRAM = `
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const { cpuMs, memoryBytes, pixels, width } = JSON.parse(process.argv[1]);
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isWithinLimits = user + system < cpuMs * 1_000 && process.memoryUsage.rss() < memoryBytes;
  if (!isWithinLimits) process.kill(process.pid, 'SIGKILL');
}, 20);

sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => 'VipsForeignLoad' + format) });
const copy = await sharp(await buffer(process.stdin), { limitInputPixels: pixels })
  .autoOrient()
  .resize({ width, withoutEnlargement: true })
  .webp({ quality: 95, effort: 0 })
  .toBuffer();
process.stdout.write(copy, () => process.exit());
`;

/**
 * Decodes a JPEG, PNG, WebP or GIF file of another server, and returns it as WebP in the largest width that
 * is served. A child process does this without access to the environment, because a small file can take all
 * memory or CPU when it is decoded.
 * @throws Error if the file is not a picture, or exceeds a limit
 */
export async function copyPicture(bytes: Buffer, limits = LIMITS): Promise<Buffer> {
  const options = { ...limits, pixels: MAX_PICTURE_PIXELS, width: PICTURE_WIDTHS_PX.at(-1) };
  const run = promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM, JSON.stringify(options)],
    {
      encoding: 'buffer',
      env: { NODE_ENV: 'production' },
      maxBuffer: MAX_COPY_BYTES,
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    },
  );
  // If the child ends early, the write fails, and `run` rejects with the reason.
  run.child.stdin?.on('error', () => undefined).end(bytes);
  const { stdout } = await run.catch(({ signal, stderr }: { signal: string | null; stderr: Buffer }) => {
    // The rejection's message contains the code of the program, so only the child's own error line is used.
    const reason = /^\w*Error: (.+)$/m.exec(String(stderr))?.[1];
    throw new Error(signal ? 'takes too long or too much memory to decode' : (reason ?? 'cannot be decoded'));
  });
  return stdout;
}
