/** What the history tells, as sentences for the portal and for files. */
import type { HistoryAction, HistoryChange, HistoryEntry } from './endpoints';
import { kindOfObject } from './kinds';

type Named = HistoryEntry['about'];

/** A piece of a sentence: plain words, or the name of a person or object. */
export type Piece = { text: string } | { named: Named };

/** What a sentence is put together from. */
type Part = string | Named | Part[];

/** What is said of an entry: who it is about, as the sentence names it, and who else is in it. */
interface Said {
  /** 'the form Volunteer Sign-up'. */
  it: Part;
  /** The other person or object as a possessive: 'Yuki Sato’s'. */
  theirs: Part;
  entry: HistoryEntry;
}

/** Actions that change one thing, which the sentence tells: the field, and what it does with the values. */
const TOLD: Partial<Record<HistoryAction, string>> = {
  role: 'Role',
  renamed: 'Name',
  moved: 'Day and time',
  payment_status: 'Status',
};
/** Longer values stand below the sentence. In characters. */
const TOLD_MAX = 60;

/** The change that the sentence of an entry tells in full, if there is one. */
function toldChange({ action, changes }: HistoryEntry): HistoryChange | undefined {
  const fits = (text: string) => text !== '' && text.length <= TOLD_MAX;
  return changes.find(
    ({ field, from, to }) => field === TOLD[action] && fits(from) && fits(to) && from !== to,
  );
}

/** The changes of an entry that its sentence does not tell. */
export function untoldChanges(entry: HistoryEntry): HistoryChange[] {
  const told = toldChange(entry);
  return entry.changes.filter((change) => change !== told);
}

/** What was done, after the name of who did it. */
const DEEDS: Record<HistoryAction, (said: Said) => Part> = {
  role: ({ it }) => ['changed the role of ', it],
  verification: ({ it, entry }) =>
    isOn(entry) ? ['verified ', it] : ['withdrew the verification of ', it],
  profile: ({ it, entry }) =>
    isOwn(entry) ? 'changed their profile' : ['changed the profile of ', it],
  featured: ({ it, entry }) =>
    isOn(entry) ? ['featured ', it] : ['removed ', it, ' from the featured members'],
  invited: ({ it }) => ['invited ', it],
  reinvited: ({ it }) => ['invited ', it, ' again'],
  factor_reset: ({ it }) => ['requested a reset of the two-step sign-in of ', it],
  factor_kept: ({ it, entry }) =>
    isOwn(entry)
      ? 'refused the reset of their two-step sign-in'
      : ['canceled the reset of the two-step sign-in of ', it],
  factor_off: ({ it, entry }) =>
    isOwn(entry)
      ? 'confirmed the reset of their two-step sign-in'
      : ['reset the two-step sign-in of ', it],
  accepted: () => 'accepted the invitation',
  withdrawn: ({ it }) => ['withdrew the invitation for ', it],
  deleted: ({ it }) => ['deleted ', it],
  restored: ({ it }) => ['restored ', it],
  erased: ({ it }) => ['permanently erased ', it],
  suspended: ({ it }) => ['suspended ', it],
  reinstated: ({ it }) => ['lifted the suspension of ', it],
  archived: ({ it }) => ['archived ', it],
  unarchived: ({ it }) => ['restored ', it, ' from the archive'],
  unlocked: ({ it }) => ['unlocked the account of ', it],
  reset_link: ({ it }) => ['sent a link for a new password to ', it],
  signed_out: ({ it }) => ['signed ', it, ' out everywhere'],
  role_asked: () => 'requested another role',
  role_withdrawn: () => 'withdrew the request for another role',
  role_declined: ({ it }) => ['declined another role for ', it],
  confirmation_sent: ({ it }) => ['resent the confirmation email to ', it],
  unconfirmed_removed: ({ it }) => ['removed the unconfirmed registration of ', it],
  assigned: ({ entry }) => assignment('assigned ', ' to ', entry),
  removed: ({ entry }) => assignment('removed ', ' from ', entry),
  created: ({ it }) => ['created ', it],
  renamed: ({ it }) => ['renamed ', it],
  changed: ({ it }) => ['changed ', it],
  picture: ({ it, entry }) =>
    isOwn(entry) ? 'changed their picture' : ['changed the picture of ', it],
  entry_added: ({ it }) => ['added an entry to ', it, '’s record'],
  entry_changed: ({ it }) => ['changed an entry in ', it, '’s record'],
  entry_deleted: ({ it }) => ['deleted an entry from ', it, '’s record'],
  entry_restored: ({ it }) => ['restored an entry in ', it, '’s record'],
  document_added: ({ it }) => ['added a document for ', it],
  document_deleted: ({ it }) => ['deleted a document for ', it],
  task_added: ({ it }) => ['added a care task for ', it],
  task_changed: ({ it }) => ['changed a care task for ', it],
  task_deleted: ({ it }) => ['deleted a care task for ', it],
  task_restored: ({ it }) => ['restored a care task for ', it],
  task_done: ({ it }) => ['marked a care task as done for ', it],
  task_skipped: ({ it }) => ['skipped a care task for ', it],
  task_undone: ({ it }) => ['undid the mark of a care task for ', it],
  sent: ({ it }) => ['sent ', it, ' to its members'],
  approved: ({ it, theirs }) => ['approved ', theirs, ' submission to ', it],
  rejected: ({ it, theirs }) => ['rejected ', theirs, ' submission to ', it],
  review_undone: ({ it, theirs }) => ['undid the decision on ', theirs, ' submission to ', it],
  response_deleted: ({ it, theirs }) => ['deleted ', theirs, ' response to ', it],
  response_restored: ({ it, theirs }) => ['restored ', theirs, ' response to ', it],
  draft_discarded: ({ it }) => ['discarded the draft of ', it],
  published: ({ it }) => ['published ', it],
  unpublished: ({ it }) => ['unpublished ', it],
  scheduled: ({ it }) => ['scheduled ', it],
  file_replaced: ({ it }) => ['replaced the file of ', it],
  asked: ({ it }) => ['asked for ', it],
  confirmed: ({ it }) => ['confirmed ', it],
  moved: ({ it }) => ['moved ', it],
  declined: ({ it }) => ['declined ', it],
  cancelled: ({ it }) => ['canceled ', it],
  wished: ({ it }) => ['asked to change ', it],
  withdrawn_request: ({ it }) => ['withdrew the request for ', it],
  withdrawn_wish: ({ it }) => ['withdrew the request to change ', it],
  declined_wish: ({ it }) => ['declined the request to change ', it],
  reopened_wish: ({ it }) => ['reopened the request to change ', it],
  reminders: ({ it, entry }) => ['turned reminders ', isOn(entry) ? 'on' : 'off', ' for ', it],
  renewed: ({ it }) => ['renewed ', it, ' after a gift'],
  taken_back: ({ it }) => ['undid the renewal of ', it],
  recorded: ({ it }) => ['recorded ', it],
  imported: ({ it }) => ['imported ', it],
  payment_status: ({ it }) => ['changed the status of ', it],
  ended: ({ it }) => ['ended ', it, ' for everyone'],
  signed_in: () => 'signed in',
  sign_in_failed: ({ entry: { about } }) =>
    about.id === 0
      ? 'tried to sign in with an address that has no account'
      : ['tried to sign in as ', about, ' with a wrong password'],
  sign_in_denied: () => 'reported a sign-in that wasn’t theirs',
  data_copied: () => 'requested a copy of their data',
  closed: () => 'closed their account',
  reopened: () => 'reopened their closed account',
  mails_retried: () => 'sent again all emails that could not be delivered',
  exported: ({ it, entry: { about } }) =>
    about.kind === 'form' ? ['exported the responses to ', it] : ['exported ', it],
};

/** What happened as a sentence: 'Amara Okafor changed the role of Rosa Marchetti'. */
export function sentence(entry: HistoryEntry): Piece[] {
  const { about, other, by } = entry;
  // 'Harold asked for the appointment of Harold' would read as if there were two people.
  const whose = other && other.kind === 'member' && other.id === by?.id ? null : other;
  const it = isOwn(entry) ? 'themselves' : objectOf(about, whose);
  const theirs: Part = other ? [other, '’s'] : 'a';
  // A newer server may have actions that this page does not know.
  const deed = (DEEDS[entry.action] ?? DEEDS.changed)({ it, theirs, entry });
  const told = toldChange(entry);
  const values = told ? ` from ${told.from} to ${told.to}` : '';
  const nobody = entry.action === 'sign_in_failed' ? 'Someone' : 'The portal';
  return piecesOf([by ? { kind: 'member', ...by } : nobody, ' ', deed, values]);
}

/** The same as plain text, for files. */
export const sentenceText = (entry: HistoryEntry): string =>
  sentence(entry)
    .map((piece) => ('text' in piece ? piece.text : piece.named.name))
    .join('');

/** How a sentence names what an entry is about. */
function objectOf(about: Named, other: Named | null): Part {
  const { before, namesWhose } = kindOfObject(about.kind);
  return [before, about, namesWhose && other ? [' for ', other] : ''];
}

/** Whether somebody did it to their own account. */
const isOwn = ({ about, by }: HistoryEntry) => about.kind === 'member' && about.id === by?.id;

/** Whether the one field of such an entry was set, and not taken off. */
const isOn = ({ changes: [change] }: HistoryEntry) =>
  change !== undefined && ['Yes', 'Verified', 'On'].includes(change.to);

/** Someone or a pet and a trust, whichever of the two the entry is about. */
function assignment(deed: string, to: string, { about, other, by }: HistoryEntry): Part {
  const [who, trust] =
    about.kind === 'trust' && other?.kind !== 'trust' ? [other, about] : [about, other];
  const isSelf = who?.kind === 'member' && who.id === by?.id;
  return [deed, isSelf ? 'themselves' : (who ?? 'someone'), trust ? [to, 'the trust ', trust] : ''];
}

/** One list of pieces, with neighboring words as one. */
function piecesOf(part: Part): Piece[] {
  if (typeof part === 'string') return part === '' ? [] : [{ text: part }];
  if (!Array.isArray(part)) return [{ named: part }];
  const pieces: Piece[] = [];
  for (const piece of part.flatMap(piecesOf)) {
    const last = pieces.at(-1);
    if (last && 'text' in last && 'text' in piece)
      pieces.splice(-1, 1, { text: last.text + piece.text });
    else pieces.push(piece);
  }
  return pieces;
}
