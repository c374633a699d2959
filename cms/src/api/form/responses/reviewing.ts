/** Approves and rejects what was sent for review (part 2 §4). Any submission can be decided again. */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { REVIEW_UNDO_SECONDS } from '@hearthside/contract/form/submission';
import { lockRow } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { invalidateCounts } from '../../../db/cached-count';
import { databaseNow, databaseNowPlus } from '../../../db/database-clock';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import * as notificationService from '../../notification/services/notification';
import { aboutMember } from '../../../text/member-name';
import {
  aboutForm,
  RESPONSE_UID,
  type RejectedBefore,
  type ResponseRow,
  type ReviewUndo,
} from '../data/form-row';
import { notifyDecision } from './review-notices';
import { sentAnswers } from './sent-responses';
import * as submissions from './submissions';
import { reviewRevisionOf, type SubmissionRow } from './submission-row';
import { nameOf } from '../../../auth/members';

const DECIDED_MEANWHILE =
  'This submission has changed: it was sent again, or someone else already decided. Review it and decide again.';

const NOTHING_TO_UNDO = 'This decision can\u2019t be undone anymore. You can still change it.';

/** A decision on a submission. */
interface Review {
  responseId: number;
  approve: boolean;
  /** Why it is rejected. */
  message: string;
  /** The state of the submission on which the decision is based. */
  revision?: string | undefined;
  /** It can be undone for a short time, during which its member gets no email. */
  mayUndo?: boolean;
}

/** Whether a decision repeats the current one. */
const isDecided = (row: ResponseRow, { approve, message }: Review) =>
  approve
    ? row.standing === 'approved'
    : row.standing === 'rejected' && (row.reviewMessage ?? '') === message;

/** The response after a decision. A decision is always about what was sent, whatever its member has written since. */
function decided(
  row: ResponseRow,
  { approve, message }: Review,
  reviewedBy: string,
  at: Date,
): Partial<ResponseRow> {
  const sent = sentAnswers(row);
  const review = { reviewedAt: at, reviewedBy, reviewMessage: approve ? '' : message };
  if (!approve) {
    const rejected: RejectedBefore = { message, at: at.toISOString(), ...sent };
    return { standing: 'rejected', ...review, rejected };
  }
  // The member's unfinished changes are dropped, because what they sent was accepted.
  const unsent = row.standing === 'rejected' ? { ...sent, rejected: null, answering: null } : {};
  return { standing: 'approved', ...review, ...unsent };
}

/** The notice to a member about a decision. */
const decisionNotice = ({ key }: ReviewUndo) => ({ key, kind: 'form' as const });

/** What undoes a decision: everything that it is about to replace. */
async function undoOf(strapi: Core.Strapi, row: ResponseRow, data: Partial<ResponseRow>) {
  const before = Object.keys(data).map((column) => [column, row[column as keyof ResponseRow]]);
  const undo: ReviewUndo = {
    until: (await databaseNowPlus(strapi, REVIEW_UNDO_SECONDS * 1000)).toISOString(),
    key: `review-${randomUUID()}`,
    revision: row.revision,
    before: Object.fromEntries(before),
  };
  return undo;
}

const query = (strapi: Core.Strapi) => strapi.db.query(RESPONSE_UID);

/** The response with its submission, locked until the open transaction ends. */
async function lockedSubmission(strapi: Core.Strapi, id: number, userId: number) {
  // The member is locked before what belongs to them (db/lock-row).
  await lockRow(strapi, 'up_users', userId);
  await lockRow(strapi, 'form_responses', id);
  const found = await submissions.submissionRow(strapi, id);
  const row: ResponseRow = await query(strapi).findOne({ where: { id } });
  return { found, row };
}

/** Records in the history what was done about a submission. */
const record = (
  strapi: Core.Strapi,
  admin: { id: number },
  found: SubmissionRow,
  action: 'approved' | 'rejected' | 'review_undone',
) =>
  historyService.record(strapi, {
    by: admin.id,
    action,
    about: aboutForm({ id: found.formId, title: found.formTitle }),
    other: aboutMember({
      id: found.userId,
      firstName: found.userFirstName,
      lastName: found.userLastName,
    }),
  });

async function write(
  strapi: Core.Strapi,
  admin: { id: number },
  review: Review,
  { userId, canResend }: { userId: number; canResend: boolean },
) {
  const id = review.responseId;
  const { found, row } = await lockedSubmission(strapi, id, userId);
  const reviewedBy = await nameOf(strapi, admin.id);
  // The same admin repeats their decision because its answer was lost.
  if (isDecided(row, review) && row.reviewedBy === reviewedBy) return;
  if (review.revision !== undefined && review.revision !== reviewRevisionOf(found)) {
    throw refuse.changedMeanwhile(DECIDED_MEANWHILE);
  }
  if (isDecided(row, review)) return;
  // Of two decisions in quick succession, the member is told the second if they were not told the first yet.
  if (row.undo) await notificationService.withdraw(strapi, decisionNotice(row.undo), [userId]);
  const at = new Date();
  const data = decided(row, review, reviewedBy, at);
  const undo = review.mayUndo ? await undoOf(strapi, row, data) : null;
  await query(strapi).update({ where: { id }, data: { ...data, undo } });
  await record(strapi, admin, found, review.approve ? 'approved' : 'rejected');
  await notifyDecision(strapi, userId, {
    formId: found.formId,
    title: found.formTitle,
    canResend,
    undo,
    approved: review.approve,
    at,
    message: review.message,
  });
}

async function revert(
  strapi: Core.Strapi,
  admin: { id: number },
  id: number,
  revision: string,
  userId: number,
) {
  const { found, row } = await lockedSubmission(strapi, id, userId);
  const { undo } = row;
  const isMeant = undo?.revision === row.revision && revision === reviewRevisionOf(found);
  if (!undo || !isMeant || new Date(undo.until) < (await databaseNow(strapi))) {
    throw refuse.wrongState(NOTHING_TO_UNDO);
  }
  const isWithdrawn = await notificationService.withdraw(strapi, decisionNotice(undo), [userId]);
  if (!isWithdrawn) throw refuse.wrongState(NOTHING_TO_UNDO);
  await query(strapi).update({ where: { id }, data: { ...undo.before, undo: null } });
  await record(strapi, admin, found, 'review_undone');
}

/** Decides on a submission and notifies its member if anything changes; 409 if it was changed meanwhile. */
export async function review(strapi: Core.Strapi, admin: { id: number }, review: Review) {
  const row = await submissions.submissionRow(strapi, review.responseId);
  const canResend = (await submissions.resendable(strapi, [row])).has(row.id);
  await transaction(strapi, () => write(strapi, admin, review, { userId: row.userId, canResend }));
  await invalidateCounts(strapi, 'form');
  return submissions.submission(strapi, admin, review.responseId);
}

/**
 * Undoes the decision that created this `revision`, and withdraws the notice to its member; 409 once the email was
 * sent, or if something else has followed.
 */
export async function undoReview(
  strapi: Core.Strapi,
  admin: { id: number },
  { responseId, revision }: { responseId: number; revision: string },
) {
  const { userId } = await submissions.submissionRow(strapi, responseId);
  await transaction(strapi, () => revert(strapi, admin, responseId, revision, userId));
  await invalidateCounts(strapi, 'form');
  return submissions.submission(strapi, admin, responseId);
}
