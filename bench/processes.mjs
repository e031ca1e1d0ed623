import { readdirSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { findProgram, installDebianPackages } from '../scripts/check/programs.mjs';

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
  const stats = listProcessTree(root).map((pid) => readStat(pid) ?? []);
  return (
    TICK_MS * stats.reduce((sum, stat) => TICKS.reduce((all, field) => all + (stat[field] ?? 0), sum), 0)
  );
}

/** Returns the resident memory of a process tree in MiB. */
export function measureRssMib(root) {
  const kib = listProcessTree(root).map((pid) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readProc(`/proc/${pid}/status`) ?? '')?.[1] ?? 0),
  );
  return kib.reduce((sum, value) => sum + value, 0) / 1024;
}

/** Finds a program, or installs its Debian package. @throws Error if it is missing and cannot be installed */
export async function provideProgram(name, debianPackage) {
  const find = () => findProgram([name], ['/usr/sbin']);
  const program = find() ?? ((await installDebianPackages(debianPackage)) ? find() : undefined);
  if (!program) throw new Error(`${name} is missing: \`apt-get install ${debianPackage}\`.`);
  return program;
}

/** Describes the processor, memory and Node.js version of this machine. */
export function describeMachine() {
  const processors = cpus();
  const gib = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${gib} GiB, Node ${process.version}`;
}
