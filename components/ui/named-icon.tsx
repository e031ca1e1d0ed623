import { ICONS, Icon, type IconName } from './icon';

function isIconName(name: string): name is IconName {
  return ICONS.some((known) => known === name);
}

/** An icon that content names. One that there is not is logged, and nothing is drawn (spec §8). */
export function NamedIcon({ name, className }: { name: string; className?: string | undefined }) {
  if (isIconName(name)) return <Icon name={name} className={className} />;
  console.error(`Unknown icon: ${name}`);
  return null;
}
