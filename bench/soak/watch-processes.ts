import { readdirSync, readFileSync } from 'node:fs';
import { treeOf } from '@/bench/measure/process-tree.mjs';
import type { Running } from '@/e2e/support/servers/replicas/programs';
import { slopePerHour } from './slope.mjs';

const SAMPLE_MS = 3_000;

type Sample = { atMs: number; memory: number; files: number };

/** How a process has fared: memory in MiB, and open files. */
type Course = {
  name: string;
  memory: { first: number; last: number; perHour: number };
  files: { first: number; last: number; highest: number };
};

/** Processes of PostgreSQL and nginx come and go: of one that has just gone there is nothing. */
function ofProcess<T>(read: () => T, none: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return none;
    throw error;
  }
}

/** What several processes share counts once, in equal parts. */
const memoryOf = (pid: number): number =>
  ofProcess(
    () => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
    0,
  ) / 1024;

const filesOf = (pid: number): number => ofProcess(() => readdirSync(`/proc/${pid}/fd`).length, 0);

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

function sampleOf(root: number): Sample {
  const pids: number[] = treeOf(root);
  return { atMs: performance.now(), memory: sum(pids.map(memoryOf)), files: sum(pids.map(filesOf)) };
}

function courseOf(name: string, samples: Sample[]): Course {
  // Caches and heaps fill first.
  const settled = samples.slice(Math.floor(samples.length / 2));
  const [first, last] = [settled[0], settled.at(-1)];
  if (!first || !last) throw new Error(`${name} was not watched long enough`);
  return {
    name,
    memory: {
      first: first.memory,
      last: last.memory,
      perHour: slopePerHour(settled.map(({ atMs, memory }) => ({ atMs, value: memory }))),
    },
    files: {
      first: first.files,
      last: last.files,
      highest: Math.max(...settled.map(({ files }) => files)),
    },
  };
}

/** Watches processes. @returns ends it, and tells how each has fared in the second half */
export function watchProcesses(running: Running[]): () => Course[] {
  const samples = new Map<string, Sample[]>(running.map(({ name }) => [name, []]));
  const timer = setInterval(() => {
    for (const { name, pid } of running) samples.get(name)?.push(sampleOf(pid()));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return [...samples].map(([name, all]) => courseOf(name, all));
  };
}
