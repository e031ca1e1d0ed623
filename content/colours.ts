import type { Locale } from '@/lib/contract/locale';

export type ColourFamily = {
  /** As the address has it. */
  value: string;
  name: Record<Locale, string>;
  /** A CSS background. */
  swatch: string;
  /** The catalogue's own names for colours of this family. */
  colours: readonly string[];
  /** Words that tell the family of names nobody has listed, such as `Faded Navy`. */
  words: readonly string[];
};

/**
 * What a shopper calls the colours that the catalogue has poetic names for, in the order to show them. A garment
 * of many colours is in the family of that name.
 */
export const COLOUR_FAMILIES: readonly ColourFamily[] = [
  {
    value: 'black',
    name: { en: 'Black', id: 'Hitam' },
    swatch: '#1c2023',
    colours: ['Black Sand', 'Midnight'],
    words: ['black', 'hitam', 'charcoal', 'onyx', 'ink', 'grey', 'gray', 'abu'],
  },
  {
    value: 'white',
    name: { en: 'White', id: 'Putih' },
    swatch: '#f6f0e2',
    colours: ['Bone'],
    words: ['white', 'putih', 'ivory', 'cream', 'krem', 'bone', 'ecru'],
  },
  {
    value: 'blue',
    name: { en: 'Blue', id: 'Biru' },
    swatch: '#2b4474',
    colours: ['Indigo Batik', 'Mega Mendung', 'Open Ocean', 'Indigo Parang'],
    words: ['blue', 'biru', 'navy', 'indigo', 'denim', 'sky', 'ocean', 'cobalt'],
  },
  {
    value: 'turquoise',
    name: { en: 'Turquoise', id: 'Biru toska' },
    swatch: '#3f9a98',
    colours: ['Deep Sea', 'Lagoon', 'Rib Lagoon', 'Holy Spring', 'Tropic', 'Swell Line'],
    words: ['turquoise', 'toska', 'teal', 'aqua', 'lagoon', 'mint'],
  },
  {
    value: 'green',
    name: { en: 'Green', id: 'Hijau' },
    swatch: '#4c6b45',
    colours: ['Palm', 'Palm Shade', 'Rib Rice Terrace'],
    words: ['green', 'hijau', 'olive', 'khaki', 'sage', 'moss', 'lime', 'palm'],
  },
  {
    value: 'yellow',
    name: { en: 'Yellow', id: 'Kuning' },
    swatch: '#f2b04a',
    colours: ['Rib Turmeric', 'Frangipani'],
    words: ['yellow', 'kuning', 'gold', 'emas', 'mustard', 'turmeric', 'lemon'],
  },
  {
    value: 'orange',
    name: { en: 'Orange', id: 'Oranye' },
    swatch: '#e0703f',
    colours: ['Terracotta', 'Terracotta Stripe', 'Sunrise', 'Seigaiha Gold'],
    words: ['orange', 'oranye', 'jingga', 'terracotta', 'rust', 'peach', 'apricot'],
  },
  {
    value: 'red',
    name: { en: 'Red', id: 'Merah' },
    swatch: '#cf3d4e',
    colours: ['Rib Kesumba Red', 'Megamendung', 'Coral Reef'],
    words: ['red', 'merah', 'coral', 'crimson', 'scarlet', 'maroon', 'burgundy'],
  },
  {
    value: 'pink',
    name: { en: 'Pink', id: 'Merah muda' },
    swatch: '#f0a9a0',
    colours: ['Rib Frangipani', 'Shell Pink', 'Kawung'],
    words: ['pink', 'rose', 'blush', 'fuchsia', 'magenta'],
  },
  {
    value: 'purple',
    name: { en: 'Purple', id: 'Ungu' },
    swatch: '#5a2f45',
    colours: ['Plum Parang', 'Champaca Night'],
    words: ['purple', 'ungu', 'plum', 'violet', 'lilac', 'lavender', 'mauve'],
  },
  {
    value: 'brown',
    name: { en: 'Brown & sand', id: 'Cokelat & pasir' },
    swatch: '#a97c50',
    colours: ['Teak', 'Woven Sand'],
    words: ['brown', 'cokelat', 'coklat', 'tan', 'camel', 'beige', 'sand', 'teak'],
  },
  {
    value: 'multicolour',
    name: { en: 'Multicolour', id: 'Aneka warna' },
    swatch: 'conic-gradient(#cf3d4e, #f2b04a, #4c6b45, #3f9a98, #2b4474, #5a2f45, #cf3d4e)',
    colours: ['Sunset Fade', 'Retro Stripe', 'Hibiscus', 'Beach Club Stripe', 'Dusk Block', 'Sun Bands'],
    words: ['multicolour', 'multicolor', 'multi', 'rainbow', 'pelangi'],
  },
];
