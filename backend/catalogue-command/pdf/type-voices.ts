import { join } from 'node:path';

const FONTS = join(process.cwd(), 'node_modules/@expo-google-fonts');

/** The brand's voices as TrueType files, which pdfkit embeds with no more letters than are used. */
export const VOICES = {
  light: join(FONTS, 'outfit/300Light/Outfit_300Light.ttf'),
  text: join(FONTS, 'outfit/400Regular/Outfit_400Regular.ttf'),
  strong: join(FONTS, 'outfit/500Medium/Outfit_500Medium.ttf'),
  tagline: join(FONTS, 'zilla-slab/400Regular_Italic/ZillaSlab_400Regular_Italic.ttf'),
} as const;
type Voice = keyof typeof VOICES;

/** The inks of the brand (app/[locale]/globals.scss), where there is no style sheet. */
export const INKS = {
  paper: '#f3eadb',
  sand: '#e6d5ba',
  dune: '#cdb391',
  ink: '#13242b',
  inkSoft: '#44535a',
  laut: '#0e4a57',
  lautDeep: '#0a3641',
  bata: '#a9431f',
} as const;
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
