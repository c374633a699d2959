import {
  HISTORY_ACTIONS,
  type HistoryAction,
  type HistoryChange,
  type HistoryEntry,
  type HistoryKind,
} from '@hearthside/contract/history/endpoints';

type Named = HistoryEntry['about'];

/** A piece of a sentence: plain words, or somebody or something by name. */
export type Piece = { text: string } | { named: Named };

/** The person, trust or pet whose history is being read; it need not be named again. */
export interface Point {
  kind: HistoryKind;
  about: number;
}

/** What is done to somebody: 'Rosa was deleted'. The others happen for them: 'Role changed for Rosa'. */
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

/** What begins somebody or something: there was nothing before that could have changed. */
const BEGINNINGS: ReadonlySet<HistoryAction> = new Set<HistoryAction>([
  'invited',
  'created',
  'entry_added',
  'document_added',
]);

/** What takes something away as a whole or brings it back: a value that is gone was not emptied. */
const GOINGS: ReadonlySet<HistoryAction> = new Set<HistoryAction>([
  'deleted',
  'restored',
  'entry_deleted',
  'entry_restored',
  'document_deleted',
]);

/** Whether a change of an entry has a before and an after worth telling, be it that there was nothing. */
export function hasBefore({ action, changes }: HistoryEntry, { from, to }: HistoryChange): boolean {
  if (GOINGS.has(action)) return from !== '' && to !== '';
  return !BEGINNINGS.has(action) || changes.some((change) => change.from !== '');
}

/** Where somebody or something can be looked up, where the portal has a page of it; it may be gone since. */
export const placeOf = ({ kind, id }: Named) => PLACES[kind](id);

const PLACES: Record<HistoryKind, (id: number) => string | undefined> = {
  member: (id) => `/users/${id}`,
  trust: (id) => `/trusts/${id}`,
  pet: (id) => `/pet-records?petId=${id}`,
  form: (id) => `/admin-forms/${id}`,
  library: (id) => `/library/items/${id}`,
  blog: () => '/admin-blogs',
  help: () => '/help',
  appointment: (id) => `/appointments?appointmentId=${id}`,
  membership: (id) => `/admin-memberships?membershipId=${id}`,
  plan: () => '/membership',
  donation: (id) => `/admin-payments?donationId=${id}`,
  // Written in the panel, which is no page of the portal.
  settings: () => undefined,
  page: () => undefined,
  chat: (id) => `/inbox?chatId=${id}`,
};

/** Whether this is the one whose history is being read. */
export const isPoint = ({ kind, id }: Named, from?: Point) =>
  from !== undefined && from.kind === kind && from.about === id;

/** The instant to the second with its time zone: 'Thursday, 12 November 2026 at 16:30:05 GMT'. */
export function exactTime(iso: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'long' });
}

/** Whoever or whatever is assigned to a trust is the one it happened to, whichever of the two the entry is about. */
function parties({ about, other }: HistoryEntry): [Named, Named | null] {
  return about.kind === 'trust' && other && other.kind !== 'trust'
    ? [other, about]
    : [about, other];
}

function whatHappened(entry: HistoryEntry, subject: Named, from?: Point): Piece[] {
  // A newer server may know actions that this page does not.
  const label = HISTORY_ACTIONS[entry.action] ?? 'Changed';
  if (isPoint(subject, from)) return [{ text: label }];
  if (DONE_TO.has(entry.action)) return [{ named: subject }, { text: ` was ${lowerFirst(label)}` }];
  if (isBy(entry, subject)) return [{ text: label }];
  return [{ text: `${label} for ` }, { named: subject }];
}

function byWhom(entry: HistoryEntry, subject: Named): Piece[] {
  if (!entry.by) return [{ text: ' by the portal itself' }];
  // 'Rosa was assigned by Rosa' would read as if there were two of them.
  if (isBy(entry, subject) && DONE_TO.has(entry.action)) return [{ text: ' by themselves' }];
  return [{ text: ' by ' }, { named: { kind: 'member', ...entry.by } }];
}

const isBy = ({ by }: HistoryEntry, { kind, id }: Named) => kind === 'member' && id === by?.id;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** '1 entry', '1,204 entries'. */
export const entries = (count: number) =>
  count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`;
