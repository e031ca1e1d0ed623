'use client';

import { Icon, type IconName } from '@/components/ui/icon';
import { useTexts } from '@/lib/i18n/texts';
import { MAX_SCALE } from '@/lib/pictures/zoom';
import styles from './picture-viewer.module.scss';

/** How much nearer one press of a button or a key goes. */
export const ZOOM_STEP = 1.5;

type ViewerToolsProps = {
  scale: number;
  onZoom: (factor: number) => void;
  /** Absent when there is a single photo. */
  onStep: ((by: -1 | 1) => void) | undefined;
};

/** The buttons below a photo: the one before, zoom, the next. */
export function ViewerTools({ scale, onZoom, onStep }: ViewerToolsProps) {
  const t = useTexts('viewer');

  return (
    <div className={styles.tools}>
      {onStep && <ViewerTool icon="arrow-left" label={t('previous')} onPress={() => onStep(-1)} />}
      <ViewerTool
        icon="minus"
        label={t('further')}
        idle={scale === 1}
        onPress={() => onZoom(1 / ZOOM_STEP)}
      />
      <output className={styles.scale}>{t('scale', { percent: Math.round(scale * 100) })}</output>
      <ViewerTool
        icon="plus"
        label={t('nearer')}
        idle={scale === MAX_SCALE}
        onPress={() => onZoom(ZOOM_STEP)}
      />
      {onStep && <ViewerTool icon="arrow-right" label={t('next')} onPress={() => onStep(1)} />}
    </div>
  );
}

type ViewerToolProps = { icon: IconName; label: string; idle?: boolean; onPress: () => void };

/** `idle` in place of `disabled`, which would lose the focus of who pressed it last. */
export function ViewerTool({ icon, label, idle = false, onPress }: ViewerToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={idle || undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
