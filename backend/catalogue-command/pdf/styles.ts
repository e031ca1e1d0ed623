import type { FONTS, INKS } from '@/content/brand-style';

export type Ink = keyof typeof INKS;

export type Style = {
  font: Exclude<keyof typeof FONTS, 'heavy'>;
  size: number;
  ink: Ink;
  spacing?: number;
  leading?: number;
  /** Drawn in capitals, and read as they were written. */
  isCaps?: boolean;
};

export const STYLES = {
  huge: { font: 'light', size: 64, ink: 'paper', spacing: 9, isCaps: true },
  title: { font: 'light', size: 30, ink: 'ink', spacing: 4, isCaps: true },
  motto: { font: 'tagline', size: 20, ink: 'paper', leading: 3 },
  tagline: { font: 'tagline', size: 15, ink: 'bata', leading: 3 },
  lead: { font: 'light', size: 13, ink: 'ink', leading: 5 },
  eyebrow: { font: 'strong', size: 7.5, ink: 'inkSoft', spacing: 1.6, isCaps: true },
  code: { font: 'strong', size: 8, ink: 'inkSoft', spacing: 0.6 },
  name: { font: 'strong', size: 12.5, ink: 'ink' },
  price: { font: 'text', size: 12.5, ink: 'ink' },
  fact: { font: 'text', size: 8.5, ink: 'ink', spacing: 0.5, leading: 1.5 },
  text: { font: 'light', size: 8.5, ink: 'ink', leading: 3 },
  cell: { font: 'text', size: 8.5, ink: 'ink' },
  cellStrong: { font: 'strong', size: 8.5, ink: 'ink' },
} as const satisfies Record<string, Style>;
