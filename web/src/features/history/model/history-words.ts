import { appointmentPages } from '@hearthside/contract/appointment/pages';
import { blogPages } from '@hearthside/contract/blog/pages';
import { donationPages } from '@hearthside/contract/donation/pages';
import { formPages } from '@hearthside/contract/form/pages';
import { helpPages } from '@hearthside/contract/help/pages';
import {
  HISTORY_ACTIONS,
  type HistoryAction,
  type HistoryChange,
  type HistoryEntry,
  type HistoryKind,
} from '@hearthside/contract/history/endpoints';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { libraryPages } from '@hearthside/contract/library/pages';
import { memberPages } from '@hearthside/contract/member/pages';
import { membershipPages } from '@hearthside/contract/membership/pages';
import { petPages } from '@hearthside/contract/pet/pages';
import { trustPages } from '@hearthside/contract/trust/pages';
import { shownMoment } from '@hearthside/contract/shown-date';

type Named = HistoryEntry['about'];

/** A piece of a sentence: plain words, or the name of a person or object. */
export type Piece = { text: string } | { named: Named };

/** The person, trust or pet whose history is being read. It need not be named again. */
export interface Point {
  kind: HistoryKind;
  about: number;
}

/** Actions done to somebody: 'Rosa was deleted'. The others happen for them: 'Role changed for Rosa'. */
const DONE_TO: ReadonlySet<HistoryAction> = new Set<HistoryAction>([
  'invited',
  'reinvited',
  'deleted',
  'restored',
  'erased',
  'assigned',
  'removed',
  'created',
  'renamed',
  'changed',
  'sent',
  'published',
  'unpublished',
  'scheduled',
  'ended',
]);

/** What happened, to whom and by whom, as a sentence: 'Role changed for Rosa Marchetti by Amara Okafor'. */
export function sentence(entry: HistoryEntry, from?: Point): Piece[] {
  const [subject, object] = parties(entry);
  const pieces = whatHappened(entry, subject, from);
  if (object) pieces.push({ text: ' ' }, { named: object });
  return [...pieces, ...byWhom(entry, subject)];
}

/** Actions that create a person or object: there was nothing before that could have changed. */
const BEGINNINGS: ReadonlySet<HistoryAction> = new Set<HistoryAction>([
  'invited',
  'created',
  'entry_added',
  'document_added',
]);

/** Actions that delete or restore as a whole: a missing value does not mean that it was cleared. */
const GOINGS: ReadonlySet<HistoryAction> = new Set<HistoryAction>([
  'deleted',
  'restored',
  'entry_deleted',
  'entry_restored',
  'document_deleted',
]);

/** Whether a change has a before and an after worth showing, even if one of them is empty. */
export function hasBefore({ action, changes }: HistoryEntry, { from, to }: HistoryChange): boolean {
  if (GOINGS.has(action)) return from !== '' && to !== '';
  return !BEGINNINGS.has(action) || changes.some((change) => change.from !== '');
}

/** The page of a person or object, if the portal has one. The object itself may be gone since. */
export const placeOf = ({ kind, id }: Named) => PLACES[kind](id);

const PLACES: Record<HistoryKind, (id: number) => string | undefined> = {
  member: (id) => memberPages.user(id),
  trust: (id) => trustPages.detail(id),
  pet: (id) => petPages.detail(id),
  form: (id) => formPages.editor(id),
  library: (id) => libraryPages.item(id),
  blog: () => blogPages.manage,
  help: () => helpPages.home,
  appointment: (id) => appointmentPages.detail(id),
  membership: (id) => membershipPages.detail(id),
  plan: () => membershipPages.plans,
  donation: (id) => donationPages.detail(id),
  // Written in the panel, so they have no page in the portal.
  settings: () => undefined,
  page: () => undefined,
  chat: (id) => inboxPages.chat(id),
};

/** Whether this is the person or object whose history is being read. */
export const isPoint = ({ kind, id }: Named, from?: Point) =>
  from !== undefined && from.kind === kind && from.about === id;

/** The exact time with its time zone: 'Thursday, November 12, 2026 at 4:30:05 PM PST'. */
export function exactTime(iso: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  return shownMoment('exact', date);
}

/**
 * For an assignment to a trust, the person or pet is the one it happened to, whichever of the two the entry is about.
 */
function parties({ about, other }: HistoryEntry): [Named, Named | null] {
  return about.kind === 'trust' && other && other.kind !== 'trust'
    ? [other, about]
    : [about, other];
}

function whatHappened(entry: HistoryEntry, subject: Named, from?: Point): Piece[] {
  // A newer server may have actions that this page does not know.
  const label = HISTORY_ACTIONS[entry.action] ?? 'Changed';
  if (isPoint(subject, from)) return [{ text: label }];
  if (DONE_TO.has(entry.action)) return [{ named: subject }, { text: ` was ${lowerFirst(label)}` }];
  if (isBy(entry, subject)) return [{ text: label }];
  return [{ text: `${label} for ` }, { named: subject }];
}

function byWhom(entry: HistoryEntry, subject: Named): Piece[] {
  if (!entry.by) return [{ text: ' by the portal itself' }];
  // 'Rosa was assigned by Rosa' would read as if there were two people.
  if (isBy(entry, subject) && DONE_TO.has(entry.action)) return [{ text: ' by themselves' }];
  return [{ text: ' by ' }, { named: { kind: 'member', ...entry.by } }];
}

const isBy = ({ by }: HistoryEntry, { kind, id }: Named) => kind === 'member' && id === by?.id;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** '1 entry', '1,204 entries'. */
export const entries = (count: number) =>
  count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`;
