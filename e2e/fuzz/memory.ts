import { spawnSync } from 'node:child_process';
import type { Server } from '@/e2e/servers/start-server';

/** Megabytes a server's process has in memory; 0 when it is there no more. */
export function memoryOf({ pid }: Pick<Server, 'pid'>): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(stdout.trim()) / 1024);
}
