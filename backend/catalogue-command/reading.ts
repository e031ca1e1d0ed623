import type { Fault } from '@/backend/command/fault';
import type { WantedCatalogue } from './wanted';

/** What a file says, as far as it can be understood, and everything that is wrong with it. */
export type Reading = { wanted: WantedCatalogue; faults: Fault[] };
