import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from './service';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'service-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function start(source: string) {
  const module = join(folder, 'service.mjs');
  await writeFile(module, source);
  return startService({ name: 'shop', run: [module] });
}

it.each([
  [
    'it is killed',
    "process.kill(process.pid, 'SIGKILL')",
    'shop could not start: there is too little memory.',
  ],
  [
    'its heap is full',
    "process.stderr.write('FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\\n1: 0xb9\\n'); process.exit(134)",
    'shop could not start: there is too little memory.',
  ],
  [
    'it says why in a line',
    "process.stderr.write('The port is taken\\n'); process.exit(1)",
    'shop could not start: The port is taken',
  ],
])('says in one line why nothing was started when %s', async (_when, source, line) => {
  await expect(start(source)).rejects.toThrow(line);
});
