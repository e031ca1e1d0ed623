import { setTimeout as sleep } from 'node:timers/promises';
import type { Ground } from './ground';
import type { Load } from './load';
import { halt, kill } from './processes';

const HALTED_MS = 5_000;
/** Longer than a proxy waits. */
const HANGING_MS = 25_000;
const CUT_MS = 5_000;
const SLOW_MS = 8_000;
const FULL_MS = 8_000;
/** More than Redis is given, and much for a database in the same network. */
const LATE_MS = 100;

/** Of which there is another one: the proxy goes there. */
const DOUBLE = ['storefront-1', 'storefront-2', 'api-1', 'api-2'];
/** What the shop can do without for a while. */
const SPARE = ['redis', 'mail'];
const SINGLE = ['postgresql', 'nginx'];

export type Fault = {
  name: string;
  /** How long it lasts before the shop can heal. */
  lastsMs: number;
  happen: (ground: Ground, load: Load) => Promise<void>;
  /** Calls that are under way may fail, and none after them. */
  onlyUnderWay?: true;
  /** Not one call may fail. */
  withoutFailure?: true;
  /** The one way to the pages is gone. */
  withoutProxy?: true;
};

const killed = (name: string): Fault => ({
  name: `${name} killed`,
  lastsMs: 0,
  happen: ({ stand }) => kill(stand, name),
  ...(name === 'nginx' && { withoutProxy: true }),
  ...([...DOUBLE, ...SPARE].includes(name) && { onlyUnderWay: true }),
});

const halted = (name: string, ms = HALTED_MS): Fault => ({
  name: `${name} stopped for ${ms / 1000} s`,
  lastsMs: ms,
  happen: ({ stand }) => halt(stand, name, ms),
});

const late = (what: 'postgresql' | 'redis'): Fault => ({
  name: `${what} answers 0.1 s late for 8 s`,
  lastsMs: SLOW_MS,
  happen: async ({ links }) => {
    links[what].slow(LATE_MS);
    await sleep(SLOW_MS);
    links[what].slow(0);
  },
});

const NAMES = { postgresql: 'postgresql', redis: 'redis', productApi: 'both product APIs' };
const cut = (what: keyof typeof NAMES): Fault => ({
  name: `${NAMES[what]} cut off for 5 s`,
  lastsMs: CUT_MS,
  happen: async ({ links }) => {
    links[what].cut();
    await sleep(CUT_MS);
    links[what].mend();
  },
});

const PROCESSES = [...DOUBLE, ...SPARE, ...SINGLE];

/** What goes wrong by itself. */
export const FAULTS: Fault[] = [
  ...PROCESSES.map(killed),
  ...PROCESSES.map((name) => halted(name)),
  halted('storefront-1', HANGING_MS),
  halted('api-1', HANGING_MS),
  late('postgresql'),
  cut('postgresql'),
  late('redis'),
  cut('redis'),
  cut('productApi'),
];

export const DISK_FULL: Fault = {
  name: 'disk full for 8 s',
  lastsMs: FULL_MS,
  happen: async ({ disk }) => disk.fill?.(FULL_MS),
};
