/** Movement in pixels below which a touch may still become a scroll. */
const SLOP_PX = 12;
/**
 * A panel closes if it is released after a drag by this fraction of its width, or at a higher speed than
 * `THROWN_PX_PER_MS`.
 */
const AWAY = 0.35;
const THROWN_PX_PER_MS = 0.5;

/**
 * Lets a panel follow the finger towards one side, by setting the custom property `--swiped`. Only touch is
 * handled. With a mouse, a keyboard or a screen reader, visitors use the panel's buttons. Scrolling content
 * in the panel needs `touch-action: pan-y`.
 * @param side the direction: -1 is left, 1 is right
 * @param onAway called when the panel was dragged or thrown away
 */
export function enableSwipeToClose(
  panel: HTMLElement,
  side: -1 | 1,
  onAway: () => void,
  signal: AbortSignal,
): void {
  let from: PointerEvent | undefined;
  const wayOf = ({ clientX }: PointerEvent) => (from ? Math.max(0, side * (clientX - from.clientX)) : 0);
  const rest = () => {
    from = undefined;
    delete panel.dataset.swiped;
  };
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch' && event.isPrimary) from = event;
  };
  const onMove = (event: PointerEvent) => {
    const way = wayOf(event);
    if (way > SLOP_PX) panel.dataset.swiped = '';
    if (panel.dataset.swiped === undefined) return;
    panel.style.setProperty('--swiped', `${side * way}px`);
  };
  const onUp = (event: PointerEvent) => {
    const isSwiped = panel.dataset.swiped !== undefined;
    const way = wayOf(event);
    const speed = from ? way / Math.max(1, event.timeStamp - from.timeStamp) : 0;
    rest();
    if (!isSwiped) return;
    if (way > AWAY * panel.clientWidth || speed > THROWN_PX_PER_MS) onAway();
    else panel.style.removeProperty('--swiped');
  };

  panel.addEventListener('pointerdown', onDown, { signal });
  panel.addEventListener('pointermove', onMove, { signal });
  panel.addEventListener('pointerup', onUp, { signal });
  panel.addEventListener(
    'pointercancel',
    () => {
      rest();
      panel.style.removeProperty('--swiped');
    },
    { signal },
  );
}
