'use client';

import { type KeyboardEvent, useEffect, useId, useState } from 'react';

type Combobox = {
  /** The identity of the list; a new one resets the active option. */
  list: object | undefined;
  count: number;
  onText: (text: string) => void;
};

/**
 * Keyboard control of a combobox (WAI-ARIA APG): the focus stays in the field, and Enter follows the active
 * option. Escape is left to the dialog, which closes the search.
 */
export function useCombobox({ list, count, onText }: Combobox) {
  const id = useId();
  const [chosen, setChosen] = useState<{ list: object | undefined; index: number }>();
  const open = count > 0;
  const active = open && chosen && chosen.list === list ? chosen.index : NO_ACTIVE_OPTION;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = active === NO_ACTIVE_OPTION ? undefined : optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const type = (typed: string) => {
    setChosen(undefined);
    onText(typed);
  };
  /** Handles a key of the list. Returns false for keys of the text field. */
  const press = (key: string): boolean => {
    const next = findNextOption(key, active, count);
    if (next !== undefined) {
      setChosen({ list, index: next });
      return true;
    }
    if (key === 'Enter' && activeId) {
      document.getElementById(activeId)?.click();
      return true;
    }
    return false;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores keys of an input method editor.
    if (event.nativeEvent.isComposing) return;
    if (press(event.key)) event.preventDefault();
    else if (event.key.startsWith('Arrow')) setChosen(undefined);
  };

  return { id, open, active, activeId, optionId, type, onKeyDown };
}

/** No option is active, so the keys move the caret. */
export const NO_ACTIVE_OPTION = -1;

/**
 * Returns the next active option for a key (WAI-ARIA APG, combobox with list autocomplete). Up and down wrap
 * around; Home and End work once an option is active. Undefined for keys of the text field.
 */
export function findNextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : 0;
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1;
    case 'Home':
      return active === NO_ACTIVE_OPTION ? undefined : 0;
    case 'End':
      return active === NO_ACTIVE_OPTION ? undefined : count - 1;
    default:
      return undefined;
  }
}
