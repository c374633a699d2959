import { z } from 'zod';
import { calendarDate } from '../calendar-date';
import { endpoint, FILE_ANSWER } from '../endpoint';
import { id, pageQuery, pagination } from '../list';
import { HISTORY_KINDS } from './kinds';

/** How many days sign-ins and failed sign-ins are kept. Everything else stays. */
export const SIGN_INS_KEPT_DAYS = 90;
/** Entries are counted and paged up to this number, so that a page costs the same however long the history is. */
export const HISTORY_COUNTED = 10_000;
/** An export has at most this many entries, the newest. Days narrow it down for those before. */
export const HISTORY_EXPORTED = 100_000;

/** What can happen, with the words that the list uses. */
export const HISTORY_ACTIONS = {
  role: 'Role changed',
  verification: 'Verification changed',
  profile: 'Profile changed',
  featured: 'Featured changed',
  invited: 'Invited',
  reinvited: 'Invited again',
  factor_reset: 'Two-step sign-in reset requested',
  factor_kept: 'Two-step sign-in reset canceled',
  factor_off: 'Two-step sign-in reset',
  accepted: 'Invitation accepted',
  withdrawn: 'Invitation withdrawn',
  deleted: 'Deleted',
  restored: 'Restored',
  erased: 'Permanently erased',
  suspended: 'Suspended',
  reinstated: 'Suspension lifted',
  unlocked: 'Unlocked',
  archived: 'Archived',
  unarchived: 'Restored from the archive',
  reset_link: 'Reset link sent',
  signed_out: 'Signed out everywhere',
  role_asked: 'Role requested',
  role_withdrawn: 'Role request withdrawn',
  role_declined: 'Role request declined',
  confirmation_sent: 'Confirmation email resent',
  unconfirmed_removed: 'Unconfirmed registration removed',
  assigned: 'Assigned to trust',
  removed: 'Removed from trust',
  created: 'Created',
  renamed: 'Renamed',
  changed: 'Changed',
  picture: 'Picture changed',
  entry_added: 'Entry added',
  entry_changed: 'Entry changed',
  entry_deleted: 'Entry deleted',
  entry_restored: 'Entry restored',
  document_added: 'Document added',
  document_deleted: 'Document deleted',
  sent: 'Sent to members',
  task_added: 'Care task added',
  task_changed: 'Care task changed',
  task_deleted: 'Care task deleted',
  task_restored: 'Care task restored',
  task_done: 'Care task done',
  task_skipped: 'Care task skipped',
  task_undone: 'Care mark undone',
  approved: 'Submission approved',
  rejected: 'Submission rejected',
  review_undone: 'Decision undone',
  response_deleted: 'Response deleted',
  response_restored: 'Response restored',
  draft_discarded: 'Draft discarded',
  published: 'Published',
  unpublished: 'Unpublished',
  scheduled: 'Scheduled',
  file_replaced: 'File replaced',
  asked: 'Requested',
  confirmed: 'Confirmed',
  moved: 'Moved',
  declined: 'Declined',
  cancelled: 'Canceled',
  wished: 'Change requested',
  withdrawn_request: 'Request withdrawn',
  withdrawn_wish: 'Change request withdrawn',
  declined_wish: 'Change request declined',
  reopened_wish: 'Change request reopened',
  reminders: 'Reminders turned on or off',
  renewed: 'Renewed by a gift',
  taken_back: 'Renewal undone',
  recorded: 'Recorded',
  imported: 'Imported',
  payment_status: 'Status changed',
  ended: 'Ended for everyone',
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sign_in_denied: 'Sign-in denied',
  mails_retried: 'Emails tried again',
  exported: 'Exported',
  data_copied: 'Data copy requested',
  closed: 'Account closed',
  reopened: 'Account reopened',
} as const;
export type HistoryAction = keyof typeof HISTORY_ACTIONS;

/** A person or object with the name it had when it happened. It may be gone since. */
const named = z.object({ kind: z.enum(HISTORY_KINDS), id: z.number(), name: z.string() });

/** One change: the field, and its values before and after, in display format. */
export const historyChange = z.object({ field: z.string(), from: z.string(), to: z.string() });
export type HistoryChange = z.output<typeof historyChange>;

export const historyEntry = z.object({
  id: z.number(),
  at: z.string(),
  action: z.enum(Object.keys(HISTORY_ACTIONS) as [HistoryAction, ...HistoryAction[]]),
  /** Who did it. Null if the portal did it automatically. */
  by: z.object({ id: z.number(), name: z.string() }).nullable(),
  about: named,
  /** The other person or object involved, such as the trust somebody was assigned to. */
  other: named.nullable(),
  changes: z.array(historyChange),
  reason: z.string(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

const day = calendarDate('Please choose a day');

/** What the audit is narrowed down by. */
const filters = {
  kind: z.enum(HISTORY_KINDS).optional(),
  about: id.optional(),
  /** A member: who did it, or whom it concerns. */
  person: id.optional(),
  action: z.enum(Object.keys(HISTORY_ACTIONS) as [HistoryAction, ...HistoryAction[]]).optional(),
  /** The first and the last day, by the office's clock. */
  from: day.optional(),
  to: day.optional(),
  /** `false` leaves out sign-ins, which change nothing. */
  signIns: z.enum(['true', 'false']).optional(),
  search: pageQuery.search,
};

export const historyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/history',
    access: 'users',
    summary:
      'The history, newest first: of everyone, or of one person or trust; counted up to 10,000',
    query: z.strictObject({ ...pageQuery, ...filters }),
    answer: z.object({ entries: z.array(historyEntry), pagination }),
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/history/export',
    access: 'users',
    summary:
      'Export the filtered history as CSV with the seals of its rows; the X-Rows header gives the number of rows',
    stepUp: 'always',
    query: z.strictObject(filters),
    answer: FILE_ANSWER,
  }),
};
