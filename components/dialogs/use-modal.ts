'use client';

import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { followSwipe } from '@/components/hooks/follow-swipe';

/**
 * The props of a `<dialog>` that is modal for as long as it is rendered: its owner stops rendering it when asked to
 * close, by Escape, because a link in it was followed, or because its page was left.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the document, or the focus would not go back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // Once React has removed it.
      queueMicrotask(() => dialog && showLeaving(dialog));
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // React lets it bubble, unlike the browser: the Escape of a dialog that was opened inside this one.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A link in it was followed, perhaps to the page that lies behind it; one to a field of its own has a fragment.
    onClick: (event: SyntheticEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && !link.hash && event.isDefaultPrevented()) onClose();
    },
    // Not asked for by its owner: a second Escape, or hidden together with its page.
    onClose: () => {
      if (!ref.current?.open) onClose();
    },
  };
}

/**
 * Shows a dialog that React has removed once more, as a popover that nobody can reach, for as long as it takes to leave: style
 * sheets say how, and where they say nothing it is gone before anybody has seen it. What is behind it can be used meanwhile.
 */
function showLeaving(dialog: HTMLDialogElement): void {
  // Hidden together with its page, which React keeps; or a browser without popovers.
  if (dialog.isConnected || !dialog.showPopover || !dialog.getAnimations) return;
  const { activeElement } = document;
  dialog.inert = true;
  dialog.ariaHidden = 'true';
  dialog.popover = 'manual';
  document.body.append(dialog);
  dialog.showPopover();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  const ways = dialog.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(ways).then(() => dialog.remove());
}

/** A panel at the right side follows the finger there (`follow-swipe.ts`). */
export function useSwipeAway(ref: ReturnType<typeof useModal>['ref'], isPanel: boolean, onAway: () => void) {
  const away = useEffectEvent(onAway);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isPanel) return;
    const listening = new AbortController();
    followSwipe(dialog, 1, () => away(), listening.signal);
    return () => listening.abort();
  }, [ref, isPanel]);
}

/** Light dismiss: a press that begins and ends on the backdrop, so that dragging out of a field is none. */
export function useLightDismiss(ref: ReturnType<typeof useModal>['ref'], onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let begun = false;
    const listening = new AbortController();
    const { signal } = listening;

    // The content lies on a sheet of its own, so the dialog itself is only hit on its backdrop.
    dialog.addEventListener('pointerdown', ({ target }) => (begun = target === dialog), { signal });
    dialog.addEventListener('click', ({ target }) => begun && target === dialog && dismiss(), { signal });
    return () => listening.abort();
  }, [ref]);
}
