import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrapWoff } from './unwrap-woff';

const PACKAGES = join(process.cwd(), 'node_modules');
const OUTFIT = join(PACKAGES, '@expo-google-fonts/outfit');
const ZILLA_SLAB = join(PACKAGES, '@expo-google-fonts/zilla-slab');

/** The brand's voices, as TrueType files. */
export const VOICES = {
  text: join(OUTFIT, '400Regular/Outfit_400Regular.ttf'),
  strong: join(OUTFIT, '500Medium/Outfit_500Medium.ttf'),
  tagline: join(ZILLA_SLAB, '400Regular_Italic/ZillaSlab_400Regular_Italic.ttf'),
} as const;
export type Voice = keyof typeof VOICES;

/** A font with a letter for every sign of every script; plain to look at, 3 MB, and opened when it is needed. */
export function readAnyScript(): Buffer {
  return unwrapWoff(readFileSync(join(PACKAGES, '@fontsource/unifont/files/unifont-latin-400-normal.woff')));
}
