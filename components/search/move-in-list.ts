/** Nothing in the list is chosen: the keys move in the text. */
export const IN_TEXT = -1;

/**
 * Where a key leads in a list of so many (WAI-ARIA APG, combobox with list autocomplete): up and down go round,
 * Home and End go to its ends once something in it is chosen. Undefined for keys that are the text's.
 */
export function moveInList(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : 0;
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1;
    case 'Home':
      return active === IN_TEXT ? undefined : 0;
    case 'End':
      return active === IN_TEXT ? undefined : count - 1;
    default:
      return undefined;
  }
}
