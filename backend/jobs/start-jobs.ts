import type { Logger } from 'pino';

/** A periodic job. `run` must end soon after its signal aborts. */
export type PeriodicJob = { name: string; run: (signal: AbortSignal) => Promise<unknown> };

export type RunningJobs = {
  /** Waits for the current round, and starts no further round. */
  stop(): Promise<void>;
};

async function runRound(jobs: PeriodicJob[], log: Logger, signal: AbortSignal): Promise<void> {
  for (const { name, run } of jobs) {
    if (signal.aborted) return;
    await run(signal).catch((error: unknown) => {
      log.error({ job: name, err: error }, 'job failed, will retry in the next round');
    });
  }
}

/** Runs the jobs one after another, immediately and then periodically. Rounds never overlap. */
export function startJobs(jobs: PeriodicJob[], everyMs: number, log: Logger): RunningJobs {
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

/**
 * Returns the pause after failed attempts in milliseconds: a minute, three times as long after each further
 * failure, and at most six hours.
 */
export const getBackoffMs = (failures: number): number => Math.min(MINUTE_MS * 3 ** failures, LONGEST_MS);
