import { IconSvg } from '@/components/ui/icon';

/**
 * The icons of product features, which only the server renders. The icons of controls are in
 * `components/ui/icon.tsx`, because the browser loads those as code.
 */
const PATHS = {
  chlorine:
    'M5 30c4-4 8-4 12 0s8 4 13 0 8-4 13 0M5 38c4-4 8-4 12 0s8 4 13 0 8-4 13 0M15 24V10a5 5 0 0 1 10 0M25 24V10M31 24V10a5 5 0 0 1 9-3M15 17h10',
  cotton:
    'M24 30a8 8 0 1 1-8-13a8 8 0 0 1 16 0a8 8 0 1 1-8 13ZM24 30v13M24 38c-5 0-9-2-10-7M24 38c5 0 9-2 10-7',
  durability:
    'M24 4l16 6v12c0 11-7 18-16 22C15 40 8 33 8 22V10ZM14 25c3-3 6-3 10 0s7 3 10 0M14 31c3-3 6-3 10 0s7 3 10 0',
  footbed:
    'M24 4c8 0 11 7 10 15c-1 6-3 8-2 13c1 7-2 12-8 12s-9-5-8-12c1-5-1-7-2-13C13 11 16 4 24 4ZM19 13h10M19 19h10M20 32h8M20 37h8',
  lightweight: 'M9 39C10 20 22 9 40 8C40 25 30 36 14 35M9 41C14 30 20 24 30 18M18 29l9 1M22 24l9-1',
  'quick-dry':
    'M20 6C27 15 32 21 32 29A12 12 0 0 1 8 29C8 21 13 15 20 6ZM14 30a6 6 0 0 0 5 6M35 10h7M36 17h8M38 24h5',
  recycled:
    'M14 8h20l-3 6H17ZM14 40h20l-3-6H17ZM17 14v20M31 14v20M17 19l14 3M17 25l14 3M17 31l14 2M34 28c6 0 8-4 8-8',
  ruler: 'M4 16h40v16H4ZM11 16v7M18 16v10M25 16v7M32 16v10M38 16v7',
  shape: 'M14 5c6 7 6 13 2 19s-4 12 2 19M34 5c-6 7-6 13-2 19s4 12-2 19M20 24h2m4 0h2M21 17h2M21 31h2',
  soft: 'M24 42C24 28 14 24 8 12c8 0 14 4 16 10C26 16 32 12 40 12c-6 12-16 16-16 30ZM24 22c-4-5-4-10 0-16 4 6 4 11 0 16Z',
  stretch: 'M24 5v14M24 29v14M5 24h14M29 24h14M19 10l5-5 5 5M19 38l5 5 5-5M10 19l-5 5 5 5M38 19l5 5-5 5',
  'sun-cream':
    'M16 16h16v24a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4ZM19 16V9h10v7M19 9l2-5h6l2 5M24 24c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8Z',
  'taped-seam':
    'M12 6v36M36 6v36M24 6v6M24 17v5M24 27v5M24 37v5M12 24h2m4 0h2m4 0h2m4 0h2M19 24a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  tee: 'M17 8L6 13v11h7v17h22V24h7V13L31 8c-2 4-12 4-14 0Z',
  tiers: 'M18 6h12l3 12H15ZM15 18L10 30h28L33 18M10 30L5 42h38L38 30',
  'twin-needle': 'M5 11h38M5 37h38M7 20h6m4 0h6m4 0h6m4 0h5M7 28h6m4 0h6m4 0h6m4 0h5',
  uv: 'M16 24a8 8 0 1 0 16 0a8 8 0 1 0-16 0M24 4v6M24 38v6M4 24h6M38 24h6M10 10l4 4M34 34l4 4M38 10l-4 4M14 34l-4 4',
} as const;
export type FeatureIconName = keyof typeof PATHS;

const isKnown = (name: string): name is FeatureIconName => Object.hasOwn(PATHS, name);

/** An icon named by content. An unknown name is logged and renders nothing (spec §8). */
export function FeatureIcon({ name, className }: { name: string; className?: string | undefined }) {
  if (isKnown(name)) return <IconSvg path={PATHS[name]} className={className} />;
  console.error(`Unknown icon: ${name}`);
  return null;
}
