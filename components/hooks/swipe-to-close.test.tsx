import { enableSwipeToClose } from './swipe-to-close';

type Step = [type: string, x: number, at: number];

/** Dispatches pointer events, which jsdom lacks. */
function touch(panel: HTMLElement, steps: Step[], pointerType = 'touch') {
  for (const [type, clientX, timeStamp] of steps) {
    const event = new Event(`pointer${type}`, { bubbles: true });
    Object.assign(event, { clientX, pointerType, isPrimary: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    panel.dispatchEvent(event);
  }
}

function openPanel(side: -1 | 1 = 1) {
  const panel = document.createElement('div');
  Object.defineProperty(panel, 'clientWidth', { value: 300 });
  const onAway = jest.fn();
  enableSwipeToClose(panel, side, onAway, new AbortController().signal);
  return { panel, onAway, swiped: () => panel.style.getPropertyValue('--swiped') };
}

it('follows the finger to its side, and not beyond its resting position', () => {
  const { panel, swiped } = openPanel();
  touch(panel, [
    ['down', 50, 0],
    ['move', 90, 50],
  ]);
  expect([swiped(), panel.dataset.swiped]).toEqual(['40px', '']);
  touch(panel, [['move', 20, 90]]);
  expect(swiped()).toBe('0px');
});

it.each<[string, -1 | 1, Step[]]>([
  [
    'drawn far enough',
    1,
    [
      ['down', 10, 0],
      ['move', 130, 900],
      ['up', 130, 900],
    ],
  ],
  [
    'thrown',
    1,
    [
      ['down', 10, 0],
      ['move', 60, 60],
      ['up', 60, 60],
    ],
  ],
  [
    'drawn to the left',
    -1,
    [
      ['down', 250, 0],
      ['move', 100, 900],
      ['up', 100, 900],
    ],
  ],
])('is closed when it is %s', (_, side, steps) => {
  const { panel, onAway } = openPanel(side);
  touch(panel, steps);
  expect(onAway).toHaveBeenCalledTimes(1);
});

it.each<[string, Step[], string]>([
  [
    'was drawn a little',
    [
      ['down', 10, 0],
      ['move', 60, 900],
      ['up', 60, 900],
    ],
    'touch',
  ],
  [
    'lost the finger to the browser',
    [
      ['down', 10, 0],
      ['move', 200, 90],
      ['cancel', 200, 90],
    ],
    'touch',
  ],
  [
    'was pressed alone',
    [
      ['down', 10, 0],
      ['move', 14, 5],
      ['up', 14, 5],
    ],
    'touch',
  ],
  [
    'was dragged by the mouse',
    [
      ['down', 10, 0],
      ['move', 250, 90],
      ['up', 250, 90],
    ],
    'mouse',
  ],
])('returns to its place when it %s', (_, steps, pointerType) => {
  const { panel, onAway, swiped } = openPanel();
  touch(panel, steps, pointerType);
  expect(onAway).not.toHaveBeenCalled();
  expect([swiped(), panel.dataset.swiped]).toEqual(['', undefined]);
});
