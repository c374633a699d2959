import { LAYOUTS } from '../../panel/layouts';
import type { PanelLayout } from '../../panel/panel-layout';

const layouts = new Map(LAYOUTS.map((layout) => [layout.uid, layout]));

/** Whether entries of a type have versions and a trash. */
export const hasPast = (uid: string): boolean => layouts.get(uid)?.past === true;

/** The name of an entry: the text of the field by which its lists name it. Empty if it has none yet. */
export function entryName(uid: string, entry: Record<string, unknown> | undefined): string {
  const field: PanelLayout['mainField'] | undefined = layouts.get(uid)?.mainField;
  const name = field && entry?.[field];
  return typeof name === 'string' ? name.trim() : '';
}
