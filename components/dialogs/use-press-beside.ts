'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back for a press on a dialog's backdrop: begun and ended there, so that dragging out of a field is none. */
export function usePressBeside(ref: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let begun = false;
    const listening = new AbortController();
    const { signal } = listening;

    // What fills the dialog lies on a sheet of its own, so the dialog itself is only hit on its backdrop.
    dialog.addEventListener('pointerdown', ({ target }) => (begun = target === dialog), { signal });
    dialog.addEventListener('click', ({ target }) => begun && target === dialog && press(), { signal });
    return () => listening.abort();
  }, [ref]);
}
