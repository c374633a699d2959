import type {
  HistoryAction,
  HistoryChange,
  HistoryEntry,
} from '@hearthside/contract/history/endpoints';
import { kindOfObject, type HistoryKind } from '@hearthside/contract/history/kinds';
import { shownMoment } from '@hearthside/contract/shown-date';

type Named = HistoryEntry['about'];

/** The person, trust or pet whose history is being read. Its own name is no link there. */
export interface Point {
  kind: HistoryKind;
  about: number;
}

/** Actions that create something, or only happen: there was nothing before that could have changed. */
const BEGINNINGS: ReadonlySet<HistoryAction> = new Set<HistoryAction>([
  'invited',
  'created',
  'entry_added',
  'document_added',
  'signed_in',
  'sign_in_failed',
  'exported',
  'task_added',
  'task_done',
  'task_skipped',
  'task_undone',
]);

/** Actions that delete or restore as a whole: a missing value does not mean that it was cleared. */
const GOINGS: ReadonlySet<HistoryAction> = new Set<HistoryAction>([
  'deleted',
  'restored',
  'entry_deleted',
  'entry_restored',
  'document_deleted',
  'task_deleted',
  'task_restored',
]);

/** Whether a change has a before and an after worth showing, even if one of them is empty. */
export function hasBefore({ action, changes }: HistoryEntry, { from, to }: HistoryChange): boolean {
  if (GOINGS.has(action)) return from !== '' && to !== '';
  return !BEGINNINGS.has(action) || changes.some((change) => change.from !== '');
}

/** The page of a person or object, if the portal has one. The object itself may be gone since. */
export const placeOf = ({ kind, id }: Named) => kindOfObject(kind).page(id);

/** Whether this is the person or object whose history is being read. */
export const isPoint = ({ kind, id }: Named, from?: Point) =>
  from !== undefined && from.kind === kind && from.about === id;

/** The exact time with its time zone: 'Thursday, November 12, 2026 at 4:30:05 PM PST'. */
export function exactTime(iso: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  return shownMoment('exact', date);
}
