import type { Dependencies } from '@/backend/dependencies';
import { type RunningJobs, startJobs } from '@/backend/jobs/start-jobs';
import { tellStorefront } from './tell-storefront';

/** A changed price is on the page within two seconds; most of them belong to the storefront. */
const ROUND_MS = 500;

/** Tells the storefront of changes of the catalogue, also of those another process has made in the same database. */
export function startCatalogueJobs(dependencies: Dependencies, everyMs = ROUND_MS): RunningJobs {
  return startJobs([tellStorefront(dependencies)], everyMs, dependencies.log);
}
