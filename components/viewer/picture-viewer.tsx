'use client';

import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useModal } from '@/components/dialogs/use-modal';
import { Icon, type IconName } from '@/components/ui/icon';
import { useTexts } from '@/lib/i18n/texts';
import { imageSource, type PictureSource } from '@/lib/pictures/image-source';
import { MAX_SCALE, type Zoom } from '@/lib/pictures/zoom';
import type { ViewerPhoto, ViewerPhotos } from './lazy-viewer';
import styles from './picture-viewer.module.scss';
import { useZoom } from './use-zoom';

type PictureViewerProps = {
  label: string;
  photos: ViewerPhotos;
  /** The photo it opens with. */
  start: number;
  /** Told which photo was the last in sight. */
  onClose: (index: number) => void;
};

const PAN_PX = 80;

/** A full-screen lightbox with zoom. Open for as long as it is rendered. */
export function PictureViewer({ label, photos, start, onClose }: PictureViewerProps) {
  const t = useTexts('viewer');
  const common = useTexts('common');
  const [index, setIndex] = useState(start);
  const stage = useRef<HTMLDivElement>(null);
  const photo = photos[index] ?? photos[0];
  const step = (by: number) => setIndex((index + by + photos.length) % photos.length);
  const { zoom, zoomBy, pan, showWhole } = useZoom(stage, photo, (direction) => step(-direction));
  const close = () => onClose(index);
  const modal = useModal(close);
  const several = photos.length > 1;
  const near = zoom.scale > 1;

  /** What the arrow keys do: they move over a picture that is near, and else to the next. */
  const go = (x: number, y: number) => {
    if (near) pan({ x: -x * PAN_PX, y: -y * PAN_PX });
    else if (several) step(x);
  };
  const keys = new Map([
    ['ArrowLeft', () => go(-1, 0)],
    ['ArrowRight', () => go(1, 0)],
    ['ArrowUp', () => go(0, -1)],
    ['ArrowDown', () => go(0, 1)],
    ['Home', () => setIndex(0)],
    ['End', () => setIndex(photos.length - 1)],
    ['+', () => zoomBy(ZOOM_STEP)],
    ['=', () => zoomBy(ZOOM_STEP)],
    ['-', () => zoomBy(1 / ZOOM_STEP)],
    ['0', showWhole],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys.get(event.key);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  return (
    <dialog {...modal} className={styles.viewer} aria-label={label} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <div aria-live="polite" className={styles.said}>
          <p>{t('photo', { number: index + 1, total: photos.length })}</p>
          {photo.caption && <p className={styles.caption}>{photo.caption}</p>}
        </div>
        <ViewerTool icon="close" label={common('close')} onPress={close} />
      </div>
      <div ref={stage} className={styles.stage} data-near={near || undefined}>
        <LargePhoto key={photo.src} photo={photo} zoom={zoom} />
      </div>
      <ViewerTools scale={zoom.scale} onZoom={zoomBy} onStep={several ? step : undefined} />
    </dialog>
  );
}

/** Its placeholder is the rendition that the page shows. */
function LargePhoto({ photo, zoom: { x, y, scale } }: { photo: ViewerPhoto; zoom: Zoom }) {
  const ground = useMemo(() => shownRendition(photo) ?? photo.blur, [photo]);
  const [loaded, setLoaded] = useState(false);
  const image = imageSource(photo, scale > 1 ? '300vw' : '100vw');

  return (
    <picture>
      <img
        {...image}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        draggable={false}
        decoding="sync"
        onLoad={() => setLoaded(true)}
        className={styles.photo}
        style={{
          backgroundImage: ground && !loaded ? `url("${ground}")` : undefined,
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
        }}
      />
    </picture>
  );
}

/**
 * The largest rendition that the page behind the viewer has already loaded: the placeholder
 * of the large one. Undefined when there is none.
 */
function shownRendition(picture: PictureSource): string | undefined {
  const { src } = imageSource(picture, '100vw');
  const renditions = [...document.images].filter(
    (image) =>
      image.getAttribute('src') === src &&
      image.complete &&
      image.naturalWidth > 0 &&
      !image.closest('dialog'),
  );
  return renditions.sort((a, b) => b.naturalWidth - a.naturalWidth)[0]?.currentSrc;
}

/** The zoom factor of one press of a button or key. */
const ZOOM_STEP = 1.5;

type ViewerToolsProps = {
  scale: number;
  onZoom: (factor: number) => void;
  /** Absent when there is a single photo. */
  onStep: ((by: -1 | 1) => void) | undefined;
};

/** The buttons below a photo: the one before, zoom, the next. */
function ViewerTools({ scale, onZoom, onStep }: ViewerToolsProps) {
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
function ViewerTool({ icon, label, idle = false, onPress }: ViewerToolProps) {
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
