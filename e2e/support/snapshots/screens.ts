/** A phone, a tablet and a desktop (spec §9). */
export const SCREENS = [
  { width: 375, height: 812 },
  { width: 800, height: 1100 },
  { width: 1440, height: 900 },
] as const;
