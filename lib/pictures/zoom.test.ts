import { type Frame, MAX_SCALE, panBy, WHOLE, zoomAt } from './zoom';

const MIDDLE = { x: 0, y: 0 };
/** A tall picture on a wide stage: whole, it is 400 × 500 in the middle of 1000 × 500. */
const frame: Frame = { stage: { width: 1000, height: 500 }, picture: { width: 1200, height: 1500 } };

it('goes from the whole picture to four times of it, no further', () => {
  expect(zoomAt(WHOLE, 0.5, MIDDLE, frame)).toEqual(WHOLE);
  expect(zoomAt(WHOLE, 2, MIDDLE, frame)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(zoomAt(WHOLE, 99, MIDDLE, frame).scale).toBe(MAX_SCALE);
});

it('keeps what is under the finger there', () => {
  const finger = { x: 100, y: 50 };
  const { scale, x, y } = zoomAt({ scale: 3, x: 20, y: 10 }, 1.2, finger, frame);
  expect((finger.x - x) / scale).toBeCloseTo((finger.x - 20) / 3);
  expect((finger.y - y) / scale).toBeCloseTo((finger.y - 10) / 3);
});

it('stops at the edge, and stays in the middle where there is nothing beyond it', () => {
  // Twice: 800 × 1000, so 250 px up and down and none to the sides.
  const twice = zoomAt(WHOLE, 2, MIDDLE, frame);
  expect(panBy(twice, { x: 500, y: 900 }, frame)).toEqual({ scale: 2, x: 0, y: 250 });
  expect(panBy(twice, { x: -500, y: -900 }, frame)).toEqual({ scale: 2, x: 0, y: -250 });
  expect(panBy(WHOLE, { x: 40, y: 40 }, frame)).toEqual(WHOLE);
});

it('comes back to the middle with the whole picture', () => {
  const aside = panBy(zoomAt(WHOLE, 4, MIDDLE, frame), { x: 300, y: 300 }, frame);
  expect(zoomAt(aside, 0.01, { x: 100, y: 0 }, frame)).toEqual(WHOLE);
});
