import type { Dependencies } from '@/backend/dependencies';
import { reconcileOrders } from '@/backend/payments/reconcile-orders';
import { expireOrders } from './expire-orders';
import { type RunningJobs, startJobs } from './start-jobs';

const ROUND_MS = 30_000;

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
