import type { FONTS, INKS } from '@/content/brand-style';

type Voice = Exclude<keyof typeof FONTS, 'heavy'>;
export type Ink = keyof typeof INKS;

/** How words are set; sizes in points. */
export type Style = {
  voice: Voice;
  size: number;
  ink: Ink;
  spacing?: number;
  leading?: number;
  /** Drawn in capitals, and read as they were written. */
  isCaps?: boolean;
};

export const STYLES = {
  huge: { voice: 'light', size: 64, ink: 'paper', spacing: 9, isCaps: true },
  title: { voice: 'light', size: 30, ink: 'ink', spacing: 4, isCaps: true },
  tagline: { voice: 'tagline', size: 15, ink: 'bata', leading: 3 },
  lead: { voice: 'light', size: 13, ink: 'ink', leading: 5 },
  eyebrow: { voice: 'strong', size: 7.5, ink: 'inkSoft', spacing: 1.6, isCaps: true },
  code: { voice: 'strong', size: 8, ink: 'inkSoft', spacing: 0.6 },
  name: { voice: 'strong', size: 12.5, ink: 'ink' },
  price: { voice: 'text', size: 12.5, ink: 'ink' },
  fact: { voice: 'text', size: 8.5, ink: 'ink', spacing: 0.5, leading: 1.5 },
  text: { voice: 'light', size: 8.5, ink: 'ink', leading: 3 },
  cell: { voice: 'text', size: 8.5, ink: 'ink' },
  cellStrong: { voice: 'strong', size: 8.5, ink: 'ink' },
} as const satisfies Record<string, Style>;
