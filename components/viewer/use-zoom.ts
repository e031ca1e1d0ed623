'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { PictureSource } from '@/lib/pictures/image-source';
import { type Frame, type Point, panBy, WHOLE, type Zoom, zoomAt } from '@/lib/pictures/zoom';
import { type Gestures, trackGestures } from './track-gestures';

const MIDDLE: Point = { x: 0, y: 0 };
const DOUBLE_TAP_FACTOR = 2.5;

/**
 * A picture's zoom, by its stage's gestures and by buttons or keys. Begins anew with every other picture.
 * @param onSwipe a horizontal swipe at scale 1: -1 to the left, 1 to the right
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: PictureSource,
  onSwipe: Gestures['onSwipe'],
) {
  const [state, setState] = useState({ of: picture.src, zoom: WHOLE });
  const zoom = state.of === picture.src ? state.zoom : WHOLE;

  const change = (next: (zoom: Zoom, frame: Frame) => Zoom) => {
    const box = stage.current;
    if (!box) return;
    const frame = { stage: { width: box.clientWidth, height: box.clientHeight }, picture };
    setState(({ of, zoom: was }) => ({
      of: picture.src,
      zoom: next(of === picture.src ? was : WHOLE, frame),
    }));
  };
  const zoomBy = (factor: number, point = MIDDLE) =>
    change((was, frame) => zoomAt(was, factor, point, frame));
  const pan = (by: Point) => change((was, frame) => panBy(was, by, frame));
  const showWhole = () => change(() => WHOLE);

  const onZoom = useEffectEvent(zoomBy);
  const onPan = useEffectEvent(pan);
  const onSideways = useEffectEvent((direction: -1 | 1) => zoom.scale === 1 && onSwipe(direction));
  const onDoubleTap = useEffectEvent((point: Point) =>
    zoom.scale > 1 ? showWhole() : zoomBy(DOUBLE_TAP_FACTOR, point),
  );
  useEffect(() => {
    if (!stage.current) return undefined;
    return trackGestures(stage.current, { onZoom, onPan, onSwipe: onSideways, onDoubleTap });
  }, [stage]);

  return { zoom, zoomBy, pan, showWhole };
}
