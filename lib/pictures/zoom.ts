export type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** How a picture is looked at: so many times its whole size, moved by so many pixels from the middle. */
export type Zoom = Point & { scale: number };

/** The stage a picture is shown on, and the size of its file. */
export type Frame = { stage: Size; picture: Size };

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** Beyond this, the pictures of the shop have no more to tell. */
export const MAX_SCALE = 4;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Never further than the picture's edge, and in the middle where it is smaller than the stage. */
function kept({ scale, x, y }: Zoom, { stage, picture }: Frame): Zoom {
  const fit = Math.min(stage.width / picture.width, stage.height / picture.height) * scale;
  const spareX = Math.max(0, (picture.width * fit - stage.width) / 2);
  const spareY = Math.max(0, (picture.height * fit - stage.height) / 2);
  return { scale, x: between(0 - spareX, x, spareX), y: between(0 - spareY, y, spareY) };
}

/** Nearer or further by a factor; what lies at `point`, counted from the middle of the stage, stays there. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, frame: Frame): Zoom {
  const scale = between(1, zoom.scale * factor, MAX_SCALE);
  const ratio = scale / zoom.scale;
  return kept(
    { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    frame,
  );
}

export function panBy({ scale, x, y }: Zoom, by: Point, frame: Frame): Zoom {
  return kept({ scale, x: x + by.x, y: y + by.y }, frame);
}
