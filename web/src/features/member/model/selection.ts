/** The ticked rows of a list. They belong to one list: other words or filters make it another. */
export interface Selection {
  list: string;
  ids: readonly number[];
}

/** Nobody is ticked. */
export const NOBODY: Selection = { list: '', ids: [] };

/** Who of those on the page is ticked, in the page's order. Nobody out of sight is ever counted. */
export const chosen = (selection: Selection, list: string, onPage: readonly number[]): number[] =>
  selection.list === list ? onPage.filter((id) => selection.ids.includes(id)) : [];

/** Ticks one row, or takes its tick away. */
export function toggled(selection: Selection, list: string, id: number): Selection {
  const ids = selection.list === list ? selection.ids : [];
  return {
    list,
    ids: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
  };
}

/** Ticks everybody on the page; where everybody is ticked, nobody. */
export function toggledAll(
  selection: Selection,
  list: string,
  onPage: readonly number[],
): Selection {
  const all = chosen(selection, list, onPage).length === onPage.length;
  return all ? NOBODY : { list, ids: onPage };
}
