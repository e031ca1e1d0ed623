import type { Rider } from '@/lib/riders/riders';
import styles from './rider-name.module.scss';

/** A rider's name; on wide screens in its longer form, when there is one (spec §2). */
export function RiderName({ rider: { name, longName = name } }: { rider: Pick<Rider, 'name' | 'longName'> }) {
  const [before = '', after = ''] = longName.split(name);

  return (
    <>
      {before && <span className={styles.more}>{before}</span>}
      {name}
      {after && <span className={styles.more}>{after}</span>}
    </>
  );
}
