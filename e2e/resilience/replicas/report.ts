import { describeMachine } from '@/bench/processes.mjs';
import { table } from '@/bench/report.mjs';
import type { Row } from './watch-fault';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** What became of everybody while each thing failed. */
export function topologyReport(rows: Row[]): string {
  const head = [
    'fault',
    'public pages',
    'slowest page',
    'failed calls',
    'slowest call',
    'healed after',
    'orders',
  ];
  const lines = rows.map(({ name, pages, calls, healedMs, orders }) => [
    name,
    `${pages.asked - pages.failed} of ${pages.asked}`,
    seconds(pages.slowestMs),
    `${calls.failed} of ${calls.asked}`,
    seconds(calls.slowestMs),
    seconds(healedMs),
    `${orders}, all whole`,
  ]);
  return `${describeMachine()}.\n\n${table(head, lines)}`;
}
