import styles from './icon.module.scss';

const SPRITE = '/images/icons.svg';

const ICONS = [
  'arrow-left',
  'arrow-right',
  'cart',
  'check',
  'chlorine',
  'close',
  'dropdown',
  'durability',
  'expand',
  'filter',
  'lightweight',
  'minus',
  'new-tab',
  'pause',
  'play',
  'plus',
  'quick-dry',
  'recycled',
  'remove',
  'search',
  'ruler',
  'shape',
  'share',
  'soft',
  'stretch',
  'sun-cream',
  'taped-seam',
  'user',
  'uv',
] as const;
export type IconName = (typeof ICONS)[number];

/** An icon of the SVG sprite, 1em square, in `currentcolor`; decorative. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}

function isIconName(name: string): name is IconName {
  return ICONS.some((known) => known === name);
}

/** An icon named by content. An unknown name is logged and renders nothing (spec §8). */
export function NamedIcon({ name, className }: { name: string; className?: string | undefined }) {
  if (isIconName(name)) return <Icon name={name} className={className} />;
  console.error(`Unknown icon: ${name}`);
  return null;
}
