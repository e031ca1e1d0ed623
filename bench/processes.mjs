import { readdirSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** Linux reports CPU time in hundredths of a second. */
const TICK_MS = 10;
// Indexes of fields in /proc/<pid>/stat, counted after the program's name, which may contain spaces.
const PARENT = 1;
/** User and system time of the process, then of its ended children. */
const TICKS = [11, 12, 13, 14];

function readProc(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // These errors occur when the process has ended.
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}

function readStat(pid) {
  const text = readProc(`/proc/${pid}/stat`);
  return text
    ?.slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** Lists a process and its descendants. @param {number} root @returns {number[]} */
export function listProcessTree(root) {
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? readStat(name)?.[PARENT] : undefined;
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

/** Returns the CPU time of a process tree, ended processes included, in milliseconds. */
export function measureCpuMs(root) {
  const ticks = listProcessTree(root).flatMap((pid) => {
    const stat = readStat(pid) ?? [];
    return TICKS.map((field) => stat[field] ?? 0);
  });
  return ticks.reduce((sum, value) => sum + value, 0) * TICK_MS;
}

/** Returns the resident memory of a process tree in MiB. */
export function measureRssMib(root) {
  const kib = listProcessTree(root).map((pid) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readProc(`/proc/${pid}/status`) ?? '')?.[1] ?? 0),
  );
  return kib.reduce((sum, value) => sum + value, 0) / 1024;
}

/** Describes the processor, memory and Node.js version of this machine. */
export function describeMachine() {
  const processors = cpus();
  const gib = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${gib} GiB, Node ${process.version}`;
}
