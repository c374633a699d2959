import { useState } from 'react';
import { chosen, NOBODY, toggled, toggledAll } from '../../model/selection';

/** Which rows of a list are ticked, and how to tick them. */
export interface RowSelection {
  /** Those ticked, of those on the page. */
  ids: readonly number[];
  /** How many could be. */
  most: number;
  toggle(id: number): void;
  toggleAll(): void;
  clear(): void;
}

/** The ticked rows of the list with this name, of which these are on the page. */
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
