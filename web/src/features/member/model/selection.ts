/**
 * The selected rows of a list. They belong to that list: another search or filter makes it a different one. Other
 * pages of it keep them.
 */
export interface Selection {
  list: string;
  /** Everybody who matches is selected, but for `ids`. Otherwise `ids` are those who are. */
  all: boolean;
  ids: readonly number[];
}

/** No rows are selected. */
export const NOBODY: Selection = { list: '', all: false, ids: [] };

/** Everybody who matches a list's filters, on all of its pages. */
export const everybody = (list: string): Selection => ({ list, all: true, ids: [] });

const of = (selection: Selection, list: string): Selection =>
  selection.list === list ? selection : { ...NOBODY, list };

const isIn = ({ all, ids }: Selection, id: number) => ids.includes(id) !== all;

/** Which people on the page are selected, in the page's order. */
export const chosen = (selection: Selection, list: string, onPage: readonly number[]): number[] =>
  onPage.filter((id) => isIn(of(selection, list), id));

/**
 * How many are selected on all pages. `total` is the length of the list; `isListed` says whether it has the viewer,
 * who can't be selected.
 */
export function countOf(
  selection: Selection,
  list: string,
  { total, isListed }: { total: number; isListed: boolean },
): number {
  const { all, ids } = of(selection, list);
  return all ? Math.max(0, total - ids.length - Number(isListed)) : ids.length;
}

/** Selects one row, or deselects it. */
export function toggled(selection: Selection, list: string, id: number): Selection {
  const now = of(selection, list);
  const ids = now.ids.includes(id) ? now.ids.filter((other) => other !== id) : [...now.ids, id];
  return { ...now, ids };
}

/** Selects everybody on the page besides those on other pages. If everybody on it is selected, deselects them. */
export function toggledAll(
  selection: Selection,
  list: string,
  onPage: readonly number[],
): Selection {
  const now = of(selection, list);
  const on = chosen(now, list, onPage);
  const turned = on.length === onPage.length ? onPage : onPage.filter((id) => !on.includes(id));
  return turned.reduce((selected, id) => toggled(selected, list, id), now);
}
