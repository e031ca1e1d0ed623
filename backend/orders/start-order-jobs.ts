import type { Dependencies } from '@/backend/dependencies';
import { reconcileOrders } from '@/backend/payments/reconcile-orders';
import { runErrands } from '@/backend/payments/run-errands';
import { expireOrders } from './expire-orders';
import { type RunningJobs, startJobs } from './start-jobs';

const ROUND_MS = 30_000;
/** A payment nobody wants any more is ended while the customer still looks. */
const ERRANDS_ROUND_MS = 1_000;

/**
 * What happens to orders without anybody calling: unsent notifications of the development provider go out again, the
 * provider is asked about what stays pending, and what nobody paid in time expires. Start it when the server listens,
 * stop it before the database is closed.
 */
export function startOrderJobs(dependencies: Dependencies, everyMs = ROUND_MS): RunningJobs {
  const { developmentPayments, log } = dependencies;
  const jobs = [
    ...(developmentPayments ? [{ name: 'resend notifications', run: developmentPayments.resendUnsent }] : []),
    { name: 'reconcile orders', run: (signal: AbortSignal) => reconcileOrders(dependencies, signal) },
    { name: 'expire orders', run: (signal: AbortSignal) => expireOrders(dependencies, signal) },
  ];
  return startJobs(jobs, everyMs, log);
}

/** Tells the payment provider what it is to be told. */
export function startErrandJobs(dependencies: Dependencies, everyMs = ERRANDS_ROUND_MS): RunningJobs {
  const job = { name: 'run errands', run: (signal: AbortSignal) => runErrands(dependencies, signal) };
  return startJobs([job], everyMs, dependencies.log);
}
