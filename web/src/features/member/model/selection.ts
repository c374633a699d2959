/** The selected rows of a list. They belong to that list: another search or filter makes it a different one. */
export interface Selection {
  list: string;
  ids: readonly number[];
}

/** No rows are selected. */
export const NOBODY: Selection = { list: '', ids: [] };

/** Which people on the page are selected, in the page's order. People who are not visible are never counted. */
export const chosen = (selection: Selection, list: string, onPage: readonly number[]): number[] =>
  selection.list === list ? onPage.filter((id) => selection.ids.includes(id)) : [];

/** Selects one row, or deselects it. */
export function toggled(selection: Selection, list: string, id: number): Selection {
  const ids = selection.list === list ? selection.ids : [];
  return {
    list,
    ids: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
  };
}

/** Selects everybody on the page. If everybody is selected, deselects them. */
export function toggledAll(
  selection: Selection,
  list: string,
  onPage: readonly number[],
): Selection {
  const all = chosen(selection, list, onPage).length === onPage.length;
  return all ? NOBODY : { list, ids: onPage };
}
