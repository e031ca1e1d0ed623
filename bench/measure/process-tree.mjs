import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a clock tick; Linux reports them in hundredths of a second whatever the kernel runs at. */
const TICK_MS = 10;
// Fields of /proc/<pid>/stat after the name in brackets, which may hold spaces.
const PARENT = 1;
/** User and system time of the process, then of its children that have ended. */
const TICKS = [11, 12, 13, 14];

function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // The process is gone, or this is not Linux.
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}

function statOf(pid) {
  const text = readOrNothing(`/proc/${pid}/stat`);
  return text
    ?.slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** A process and everything below it. */
export function treeOf(root) {
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? statOf(name)?.[PARENT] : undefined;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    tree.push(pid);
    waiting.push(...(children.get(pid) ?? []));
  }
  return tree;
}

/** User and system time that a process and those below it have used, ended ones too, in milliseconds. */
export function cpuMsOf(root) {
  const ticks = treeOf(root).flatMap((pid) => {
    const stat = statOf(pid) ?? [];
    return TICKS.map((field) => stat[field] ?? 0);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_MS;
}

/** Resident memory of a process and those below it, in MiB; what several share counts once for each. */
export function rssMibOf(root) {
  const kib = treeOf(root).map((pid) => {
    const status = readOrNothing(`/proc/${pid}/status`);
    return Number(/^VmRSS:\s+(\d+)/m.exec(status ?? '')?.[1] ?? 0);
  });
  return kib.reduce((sum, one) => sum + one, 0) / 1024;
}
