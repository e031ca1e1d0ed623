import { setTimeout as sleep } from 'node:timers/promises';
import { treeOf } from '@/bench/processes.mjs';
import type { Stand } from '@/e2e/support/servers/replicas/open-replicas';

export function runningAs({ running }: Stand, name: string) {
  const found = running.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

/** To a process and all it has started. Whoever ends meanwhile need not hear it. */
function signal(stand: Stand, name: string, what: NodeJS.Signals): void {
  for (const pid of treeOf(runningAs(stand, name).pid())) {
    try {
      process.kill(pid, what);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** SIGKILL, and until it is another process that is ready. */
export async function kill(stand: Stand, name: string): Promise<void> {
  const one = runningAs(stand, name);
  const killed = one.pid();
  process.kill(killed, 'SIGKILL');
  while (one.pid() === killed || !(await one.isReady())) await sleep(50);
}

/** Has a process stand still, as a machine does whose disk or memory is busy. */
export async function halt(stand: Stand, name: string, ms: number): Promise<void> {
  signal(stand, name, 'SIGSTOP');
  await sleep(ms);
  signal(stand, name, 'SIGCONT');
}
