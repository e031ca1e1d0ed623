import type { Locale } from '@/lib/contract/locale';

/** A picture of ours with what is said of it. */
export type Art = {
  src: string;
  width: number;
  height: number;
  /** Its main colour, seen until it is there. */
  dominant: string;
  alt: Record<Locale, string>;
};
