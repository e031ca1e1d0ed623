import { join } from 'node:path';

const PACKAGES = join(process.cwd(), 'node_modules/@expo-google-fonts');
const outfit = (weight: number, name: string) => ({
  family: `Outfit ${name}`,
  file: join(PACKAGES, `outfit/${weight}${name}/Outfit_${weight}${name}.ttf`),
});

/** The brand's fonts as TrueType files, for what is drawn on the server: neither pdfkit nor Pango reads WOFF2. */
export const FONTS = {
  light: outfit(300, 'Light'),
  text: outfit(400, 'Regular'),
  strong: outfit(500, 'Medium'),
  heavy: outfit(600, 'SemiBold'),
  tagline: {
    family: 'Zilla Slab Italic',
    file: join(PACKAGES, 'zilla-slab/400Regular_Italic/ZillaSlab_400Regular_Italic.ttf'),
  },
} as const;
