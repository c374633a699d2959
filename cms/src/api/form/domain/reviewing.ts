import type { Core } from '@strapi/strapi';
import { lockRow } from '../../../access/lock-row';
import { refuse } from '../../../access/refuse';
import { forgetCounts } from '../../../access/remembered-count';
import { transaction } from '../../../db/transaction';
import { services } from '../../../services';
import { aboutMember } from '../../member/domain/member-name';
import { aboutForm, RESPONSE_UID, type RejectedBefore, type ResponseRow } from './form-row';
import { tellDecision } from './review-news';
import { sentAnswers } from './sent-responses';
import { submissions } from './submissions';
import { reviewRevisionOf } from './submission-row';

const DECIDED_MEANWHILE =
  'This submission was changed meanwhile: it was sent again, or somebody else has decided. Look it over and decide again.';

/** A decision on a submission. */
interface Review {
  responseId: number;
  approve: boolean;
  /** Why it is rejected. */
  message: string;
  /** What the decision was made on. */
  revision?: string | undefined;
}

/** Whether a decision says what was decided already. */
const isDecided = (row: ResponseRow, { approve, message }: Review) =>
  approve
    ? row.standing === 'approved'
    : row.standing === 'rejected' && (row.reviewMessage ?? '') === message;

/** What a decision makes of a response: it is always of what was sent, whatever its member wrote since. */
function decided(row: ResponseRow, { approve, message }: Review, reviewedBy: string) {
  const at = new Date();
  const sent = sentAnswers(row);
  const review = { reviewedAt: at, reviewedBy, reviewMessage: approve ? '' : message };
  if (!approve) {
    const rejected: RejectedBefore = { message, at: at.toISOString(), ...sent };
    return { standing: 'rejected', ...review, rejected };
  }
  // What the member has begun to change goes: accepted is what they sent.
  const unsent = row.standing === 'rejected' ? { ...sent, rejected: null, answering: null } : {};
  return { standing: 'approved', ...review, ...unsent };
}

/** Approving and rejecting what was sent for review (part 2 §4): any of it, again and again. */
export function reviewing(strapi: Core.Strapi) {
  const { submissionRow, submission, resendable } = submissions(strapi);
  const query = () => strapi.db.query(RESPONSE_UID);

  async function write(
    admin: { id: number },
    review: Review,
    { userId, canResend }: { userId: number; canResend: boolean },
  ) {
    const id = review.responseId;
    // The member before what is theirs (access/lock-row).
    await lockRow(strapi, 'up_users', userId);
    await lockRow(strapi, 'form_responses', id);
    const found = await submissionRow(id);
    const row: ResponseRow = await query().findOne({ where: { id } });
    const reviewedBy = await services(strapi).member.nameOf(admin.id);
    // Their own decision, made again because its answer was lost.
    if (isDecided(row, review) && row.reviewedBy === reviewedBy) return;
    if (review.revision !== undefined && review.revision !== reviewRevisionOf(found)) {
      throw refuse.conflict(DECIDED_MEANWHILE);
    }
    if (isDecided(row, review)) return;
    await query().update({ where: { id }, data: decided(row, review, reviewedBy) });
    const member = { id: userId, firstName: found.userFirstName, lastName: found.userLastName };
    const form = { id: found.formId, title: found.formTitle };
    await services(strapi).history.record({
      by: admin.id,
      action: review.approve ? 'approved' : 'rejected',
      about: aboutForm(form),
      other: aboutMember(member),
    });
    await tellDecision(strapi, userId, {
      ...{ formId: form.id, title: form.title, canResend },
      ...{ approved: review.approve, message: review.message },
    });
  }

  return {
    /** Decides on a submission and tells its member, where it changes anything; 409 where it was changed meanwhile. */
    async review(admin: { id: number }, review: Review) {
      const row = await submissionRow(review.responseId);
      const canResend = (await resendable([row])).has(row.id);
      await transaction(strapi, () => write(admin, review, { userId: row.userId, canResend }));
      forgetCounts('form');
      return submission(admin, review.responseId);
    },
  };
}
