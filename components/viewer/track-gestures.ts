import type { Point } from '@/lib/pictures/zoom';

/** Gestures of touch, mouse and wheel. Points are relative to the centre of the stage. */
export type Gestures = {
  /** Zoom around a point: by wheel or pinch. */
  onZoom: (factor: number, point: Point) => void;
  onPan: (by: Point) => void;
  /** A horizontal swipe: -1 to the left, 1 to the right. */
  onSwipe: (direction: -1 | 1) => void;
  onDoubleTap: (point: Point) => void;
};

const TAP_PX = 10;
const SWIPE_PX = 48;
const DOUBLE_TAP_MS = 320;
/** Zoom per unit of `deltaY`: a wheel's notch is about 100, a trackpad's pinch comes in small ones. */
const WHEEL = { notch: 0.0025, pinch: 0.01 };

const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const spread = ([first, second]: Point[]) => (first && second ? Math.max(1, distance(first, second)) : 1);

/** The fingers that are down, from the first to the last of them lifted. */
class Touch {
  readonly #fingers = new Map<number, Point>();
  readonly #on: Gestures;
  #from: Point = { x: 0, y: 0 };
  #severalFingers = false;
  #lastTap = { at: 0, point: { x: 0, y: 0 } };

  constructor(on: Gestures) {
    this.#on = on;
  }

  down(id: number, point: Point): void {
    if (this.#fingers.size === 0) {
      this.#from = point;
      this.#severalFingers = false;
    } else this.#severalFingers = true;
    this.#fingers.set(id, point);
  }

  move(id: number, point: Point): void {
    if (!this.#fingers.has(id)) return;
    const before = [...this.#fingers.values()];
    this.#fingers.set(id, point);
    const after = [...this.#fingers.values()];
    const [was, is] = [middleOf(before), middleOf(after)];

    this.#on.onPan({ x: is.x - was.x, y: is.y - was.y });
    if (after.length > 1) this.#on.onZoom(spread(after) / spread(before), is);
  }

  up(id: number, point: Point, at: number): void {
    if (!this.#fingers.delete(id) || this.#fingers.size > 0 || this.#severalFingers) return;
    const [x, y] = [point.x - this.#from.x, point.y - this.#from.y];
    if (Math.hypot(x, y) <= TAP_PX) this.#tap(point, at);
    else if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) this.#on.onSwipe(x < 0 ? -1 : 1);
  }

  cancel(id: number): void {
    this.#fingers.delete(id);
  }

  #tap(point: Point, at: number): void {
    const { at: lastAt, point: last } = this.#lastTap;
    const isSecond = at - lastAt < DOUBLE_TAP_MS && distance(point, last) < 3 * TAP_PX;
    this.#lastTap = { at: isSecond ? 0 : at, point };
    if (isSecond) this.#on.onDoubleTap(point);
  }
}

/** Listens on the stage until the returned function is called. */
export function trackGestures(stage: HTMLElement, on: Gestures): () => void {
  const listening = new AbortController();
  const touch = new Touch(on);
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const listen = <T extends keyof HTMLElementEventMap>(
    type: T,
    act: (event: HTMLElementEventMap[T]) => void,
  ) => stage.addEventListener(type, act, { signal: listening.signal, passive: false });

  listen('pointerdown', (event) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    touch.down(event.pointerId, pointOf(event));
  });
  listen('pointermove', (event) => touch.move(event.pointerId, pointOf(event)));
  listen('pointerup', (event) => touch.up(event.pointerId, pointOf(event), event.timeStamp));
  listen('pointercancel', (event) => touch.cancel(event.pointerId));
  listen('wheel', (event) => {
    event.preventDefault();
    on.onZoom(Math.exp(-event.deltaY * (event.ctrlKey ? WHEEL.pinch : WHEEL.notch)), pointOf(event));
  });
  return () => listening.abort();
}
