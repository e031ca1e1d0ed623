'use client';

import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { IN_TEXT, moveInList } from './move-in-list';

type Combobox = {
  /** What the list is about; another one begins with nothing chosen. */
  list: object | undefined;
  count: number;
  text: string;
  onText: (text: string) => void;
};

/**
 * The keyboard of a field with a list of suggestions, as the WAI-ARIA pattern has it: the focus stays in the field,
 * Enter follows what is chosen, Escape closes the list, then clears the field.
 */
export function useCombobox({ list, count, text, onText }: Combobox) {
  const id = useId();
  const [chosen, setChosen] = useState<{ list: object | undefined; index: number }>();
  const [closed, setClosed] = useState(false);
  const open = count > 0 && !closed;
  const active = open && chosen && chosen.list === list ? chosen.index : IN_TEXT;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = active === IN_TEXT ? undefined : optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const type = (typed: string) => {
    setClosed(false);
    setChosen(undefined);
    onText(typed);
  };
  /** What a key does, when it is none of the text's. */
  const press = (key: string): boolean => {
    const next = moveInList(key, active, count);
    if (next !== undefined) {
      setClosed(false);
      setChosen({ list, index: next });
      return true;
    }
    if (key === 'Enter' && activeId) {
      document.getElementById(activeId)?.click();
      return true;
    }
    if (key !== 'Escape' || !(open || text)) return false;
    if (open) setClosed(true);
    else type('');
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method are its own.
    if (event.nativeEvent.isComposing) return;
    if (press(event.key)) event.preventDefault();
    else if (event.key.startsWith('Arrow')) setChosen(undefined);
  };

  return { id, open, active, activeId, optionId, type, onKeyDown };
}
