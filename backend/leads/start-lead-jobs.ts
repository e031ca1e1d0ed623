import type { Dependencies } from '@/backend/dependencies';
import { type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import { mailCatalogues } from './mail-catalogues';

/** Whoever asks for the catalogue looks into the inbox at once. */
const ROUND_MS = 1_000;

/** Mails what was asked for. */
export function startLeadJobs(dependencies: Dependencies, everyMs = ROUND_MS): RunningJobs {
  return startJobs([mailCatalogues(dependencies)], everyMs, dependencies.log);
}
