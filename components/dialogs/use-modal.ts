'use client';

import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useCloseOnBack } from '@/components/hooks/layer-history';
import { enableSwipeToClose } from '@/components/hooks/swipe-to-close';

/**
 * Returns the props of a `<dialog>` that is modal while it is rendered. `onClose` is called for Escape, Back,
 * a followed link, and when the browser closes the dialog. The owner then stops rendering it.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useCloseOnBack(onClose);

  // The dialog must be closed before it is removed, or the focus would not return to the previous element.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // Runs after React has removed the dialog.
      queueMicrotask(() => dialog && showLeaving(dialog));
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // Unlike the browser, React bubbles this event, so it may come from a nested dialog.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A followed link closes the dialog, even a link to the current page. Links with a fragment lead to
    // fields of the dialog and keep it open.
    onClick: (event: SyntheticEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && !link.hash && event.isDefaultPrevented()) onClose();
    },
    // The browser closed the dialog: after a second Escape, or because its page was hidden.
    onClose: () => {
      if (!ref.current?.open) onClose();
    },
  };
}

/**
 * Shows a removed dialog again as an inert popover during its exit animation, which is defined in style
 * sheets. Without an animation it disappears immediately. The page behind the dialog is usable during the animation.
 */
function showLeaving(dialog: HTMLDialogElement): void {
  // There is no animation if the dialog is only hidden with its page, or the browser does not support popovers.
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

/** Lets a panel on the right be swiped away (`swipe-to-close.ts`). */
export function useSwipeToClose(
  ref: ReturnType<typeof useModal>['ref'],
  isPanel: boolean,
  onAway: () => void,
) {
  const away = useEffectEvent(onAway);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isPanel) return;
    const listening = new AbortController();
    enableSwipeToClose(dialog, 1, () => away(), listening.signal);
    return () => listening.abort();
  }, [ref, isPanel]);
}

/**
 * Light dismiss: calls back for a press that starts and ends on the backdrop. Dragging out of a field does
 * not count.
 */
export function useLightDismiss(ref: ReturnType<typeof useModal>['ref'], onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let begun = false;
    const listening = new AbortController();
    const { signal } = listening;

    // The content is in a separate element, so only a press on the backdrop hits the dialog itself.
    dialog.addEventListener('pointerdown', ({ target }) => (begun = target === dialog), { signal });
    dialog.addEventListener('click', ({ target }) => begun && target === dialog && dismiss(), { signal });
    return () => listening.abort();
  }, [ref]);
}
