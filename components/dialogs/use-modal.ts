'use client';

import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * The props of a `<dialog>` that is modal for as long as it is rendered: its owner stops rendering it when asked to
 * close, by Escape or because its page was left.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the document, or the focus would not go back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // React lets it bubble, unlike the browser: the Escape of a dialog that was opened inside this one.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Not asked for by its owner: a second Escape, or hidden together with its page.
    onClose: () => {
      if (!ref.current?.open) onClose();
    },
  };
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
