import type { CrashPoint } from '@/backend/dependencies';

/** The error that simulates a power cut: callers get no response, and uncommitted changes are lost. */
export class SimulatedCrash extends Error {}

/** Creates a crash point hook that simulates a power cut at the armed crash point. */
export function createCrashInjector() {
  const fuse = {
    armed: undefined as CrashPoint | undefined,
    hasBlown: false,
    arm(place: CrashPoint | undefined) {
      fuse.armed = place;
      fuse.hasBlown = false;
    },
    async pass(place: CrashPoint): Promise<void> {
      if (place !== fuse.armed) return;
      fuse.armed = undefined;
      fuse.hasBlown = true;
      throw new SimulatedCrash(place);
    },
  };
  return fuse;
}
export type CrashInjector = ReturnType<typeof createCrashInjector>;
