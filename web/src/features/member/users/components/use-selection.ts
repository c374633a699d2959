import { useState } from 'react';
import { chosen, NOBODY, toggled, toggledAll } from '../../model/selection';

/** Which rows of a list are selected, and how to select them. */
export interface RowSelection {
  /** The selected rows on the page. */
  ids: readonly number[];
  /** How many could be selected. */
  most: number;
  toggle(id: number): void;
  toggleAll(): void;
  clear(): void;
}

/** The selected rows of the list with this name. `onPage` are the rows on the current page. */
export function useSelection(list: string, onPage: readonly number[]): RowSelection {
  const [selection, setSelection] = useState(NOBODY);
  return {
    ids: chosen(selection, list, onPage),
    most: onPage.length,
    toggle: (id) => setSelection((now) => toggled(now, list, id)),
    toggleAll: () => setSelection((now) => toggledAll(now, list, onPage)),
    clear: () => setSelection(NOBODY),
  };
}
