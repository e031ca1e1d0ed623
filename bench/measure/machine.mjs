import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { cpuMsOf } from './process-tree.mjs';

const TICK_MS = 10;

/** `/proc` is where CPU time and memory of a process are read; without it only bytes can be measured. */
export function canMeterProcesses() {
  return process.platform === 'linux';
}

/** The machine in a few words. */
export function describeMachine() {
  const processors = cpus();
  const gib = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${gib} GiB, Node ${process.version}`;
}

/** Milliseconds all processors have been busy, and have been there at all, since the machine started. */
function machineMs() {
  const [user, nice, system, idle, ioWait, irq, softIrq, steal] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const busy = user + nice + system + irq + softIrq + steal;
  return { busy: busy * TICK_MS, all: (busy + idle + ioWait) * TICK_MS };
}

/**
 * Starts a meter of what others do meanwhile: the share (0 to 1) of all processors' time that neither this
 * benchmark nor its servers used. What the machine's host takes away (steal) is in it.
 */
export function meterOthers() {
  const before = { ...machineMs(), own: cpuMsOf(process.pid) };
  return () => {
    const after = { ...machineMs(), own: cpuMsOf(process.pid) };
    const others = after.busy - before.busy - (after.own - before.own);
    return Math.max(0, others / (after.all - before.all));
  };
}
