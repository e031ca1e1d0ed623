import type { Dependencies } from '@/backend/dependencies';
import { type RunningJobs, startJobs } from '@/backend/orders/start-jobs';
import { sendMails } from './send-mails';

/** Whoever waits for a mail looks into the inbox at once. */
const ROUND_MS = 500;

/** Empties the outbox. Start it when the server listens, stop it before the database is closed. */
export function startMailJobs(dependencies: Dependencies, everyMs = ROUND_MS): RunningJobs {
  const job = { name: 'send mails', run: (signal: AbortSignal) => sendMails(dependencies, signal) };
  return startJobs([job], everyMs, dependencies.log);
}
