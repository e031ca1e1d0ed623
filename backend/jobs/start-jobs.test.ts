import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { startJobs } from './start-jobs';

const logged: unknown[] = [];
const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });

it('runs the jobs in order, repeatedly, without overlap, and not after the stop', async () => {
  const ran: string[] = [];
  let atOnce = 0;
  const job = (name: string) => ({
    name,
    run: async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await sleep(3);
      ran.push(name);
      atOnce -= 1;
    },
  });
  const jobs = startJobs([job('a'), job('b')], 1, log);
  while (ran.length < 6) await sleep(1);
  await jobs.stop();

  const rounds = ran.length;
  expect(ran.slice(0, 4)).toEqual(['a', 'b', 'a', 'b']);
  await sleep(20);
  expect(ran).toHaveLength(rounds);
});

it('continues with the next job after a failure, and logs it', async () => {
  let ran = 0;
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no')) };
  const sound = {
    name: 'sound',
    run: async () => {
      ran += 1;
    },
  };
  const jobs = startJobs([broken, sound], 1, log);
  while (ran < 2) await sleep(1);
  await jobs.stop();
  expect(logged).toContainEqual(expect.objectContaining({ level: 50, job: 'broken' }));
});

it('waits for the current round when it stops, and aborts its signal', async () => {
  let finished = false;
  const slow = {
    name: 'slow',
    run: async (signal: AbortSignal) => {
      while (!signal.aborted) await sleep(1);
      await sleep(10);
      finished = true;
    },
  };
  await startJobs([slow], 1, log).stop();
  expect(finished).toBe(true);
});
