import type { Checkpoint } from '@/backend/dependencies';

/** A power cut: callers get no response, and uncommitted changes are lost. */
export class SimulatedCrash extends Error {}

/** A power cut at a chosen place. */
export function createCrashInjector() {
  const fuse = {
    armed: undefined as Checkpoint | undefined,
    hasBlown: false,
    arm(place: Checkpoint | undefined) {
      fuse.armed = place;
      fuse.hasBlown = false;
    },
    async pass(place: Checkpoint): Promise<void> {
      if (place !== fuse.armed) return;
      fuse.armed = undefined;
      fuse.hasBlown = true;
      throw new SimulatedCrash(place);
    },
  };
  return fuse;
}
export type CrashInjector = ReturnType<typeof createCrashInjector>;
