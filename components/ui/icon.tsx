import '@/components/basic-styles';
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
  'menu',
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

/** A drawing out of the one sprite, a square of one em in the colour of the text around; decoration only. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}

function isIconName(name: string): name is IconName {
  return ICONS.some((known) => known === name);
}

/** An icon that content names. One that there is not is logged, and nothing is drawn (spec §8). */
export function NamedIcon({ name, className }: { name: string; className?: string | undefined }) {
  if (isIconName(name)) return <Icon name={name} className={className} />;
  console.error(`Unknown icon: ${name}`);
  return null;
}
