'use client';

import styles from './icon.module.scss';

/** The icons of controls, as path data in a square of 48. */
const PATHS = {
  'arrow-left': 'M41 24H8M20 11L7 24l13 13',
  'arrow-right': 'M7 24h33M28 11l13 13-13 13',
  cart: 'M12 16h24l3 26H9ZM17 20v-5a7 7 0 0 1 14 0v5',
  close: 'M11 11l26 26M37 11L11 37',
  dropdown: 'M12 18l12 12 12-12',
  expand: 'M28 8h12v12M40 8L28 20M20 40H8V28M8 40l12-12',
  filter:
    'M6 15h17M35 15h7M6 33h7M25 33h17M23 15a6 6 0 1 0 12 0a6 6 0 1 0-12 0M13 33a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  minus: 'M10 24h28',
  'new-tab': 'M14 34L34 14M18 14h16v16',
  pause: 'M17 12v24M31 12v24',
  play: 'M16 10l22 14-22 14Z',
  plus: 'M24 10v28M10 24h28',
  ruler: 'M4 16h40v16H4ZM12 16v7M20 16v5M28 16v7M36 16v5',
  search: 'M9 21a12 12 0 1 0 24 0a12 12 0 1 0-24 0M30 30l11 11',
  share: 'M24 30V6M14 15L24 6l10 9M12 22H8v20h32V22h-4',
  user: 'M16 16a8 8 0 1 0 16 0a8 8 0 1 0-16 0M8 42c1-10 7-15 16-15s15 5 16 15',
} as const;
export type IconName = keyof typeof PATHS;

type IconClass = { className?: string | undefined };

/**
 * A decorative icon, 1em square, in `currentcolor`. It is inline in the HTML, so that the first paint shows
 * it. A client component, because its name is shorter than its markup in the RSC payload.
 */
export function Icon({ name, className }: IconClass & { name: IconName }) {
  return <IconSvg path={PATHS[name]} className={className} />;
}

export function IconSvg({ path, className }: IconClass & { path: string }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
