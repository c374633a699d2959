import { useState } from 'react';
import { chosen, countOf, everybody, NOBODY, toggled, toggledAll } from '../../model/selection';

/** Which rows of a list are selected, and how to select them. */
export interface RowSelection {
  /** The selected rows on the page. */
  ids: readonly number[];
  /** How many could be selected on the page. */
  most: number;
  /** How many are selected on all pages. */
  count: number;
  /** Everybody who matches is selected, but for `ticked`. Otherwise `ticked` are those who are. */
  all: boolean;
  ticked: readonly number[];
  toggle(id: number): void;
  toggleAll(): void;
  selectEverybody(): void;
  clear(): void;
}

/**
 * The selected rows of the list with this name. `onPage` are the rows on the current page, `total` is the length of
 * the list, and `isListed` says whether it has the viewer.
 */
export function useSelection(
  list: string,
  onPage: readonly number[],
  length: { total: number; isListed: boolean },
): RowSelection {
  const [selection, setSelection] = useState(NOBODY);
  const here = selection.list === list ? selection : NOBODY;
  return {
    ids: chosen(selection, list, onPage),
    most: onPage.length,
    count: countOf(selection, list, length),
    all: here.all,
    ticked: here.ids,
    toggle: (id) => setSelection((now) => toggled(now, list, id)),
    toggleAll: () => setSelection((now) => toggledAll(now, list, onPage)),
    selectEverybody: () => setSelection(everybody(list)),
    clear: () => setSelection(NOBODY),
  };
}
