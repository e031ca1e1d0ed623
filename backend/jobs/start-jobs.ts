import type { Logger } from 'pino';

/** Something done now and then. It must come to an end soon after the signal is given. */
export type Job = { name: string; run: (signal: AbortSignal) => Promise<unknown> };

export type RunningJobs = {
  /** Waits for the round under way and starts no other. */
  stop(): Promise<void>;
};

async function runRound(jobs: Job[], log: Logger, signal: AbortSignal): Promise<void> {
  for (const { name, run } of jobs) {
    if (signal.aborted) return;
    await run(signal).catch((error: unknown) => {
      log.error({ job: name, err: error }, 'A job failed and is tried again in the next round');
    });
  }
}

/** Runs the jobs one after the other, at once and then every so many milliseconds, never two rounds together. */
export function startJobs(jobs: Job[], everyMs: number, log: Logger): RunningJobs {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const next = () => {
    round = runRound(jobs, log, stopping.signal).then(() => {
      if (!stopping.signal.aborted) timer = setTimeout(next, everyMs);
    });
  };
  next();

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
}

const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** Milliseconds to wait after so many failed tries: a minute, then ever longer, six hours at most. */
export const backoffMs = (failures: number): number => Math.min(MINUTE_MS * 3 ** failures, LONGEST_MS);
