/** Sends answers: once, as a whole, and only to what the member is asked (rulings 15, 17). */
import type { Core } from '@strapi/strapi';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import {
  answersOf,
  fittedAnswers,
  foreignAnswers,
  type FormAnswers,
  type FormResponses,
} from '@hearthside/contract/form/answers';
import type { FormViewer } from '@hearthside/contract/form/visibility';
import { lockRow } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { invalidateCounts } from '../../../db/cached-count';
import { requireSame } from '../../../http/require-same';
import { transaction } from '../../../db/transaction';
import { answeringOf, asksTheSame } from '../rules/answering';
import * as answerRows from '../responses/answer-rows';
import { assignedFormIn, isOpen } from '../rules/assigned-form';
import { ALREADY_SENT, CHANGED_MEANWHILE, requireVersion, revisionOf } from './filling';
import { RESPONSE_UID, seatOf, type ResponseRow } from './form-row';
import { refusalOf, askedAt } from '../responses/given-answers';
import * as ownForms from './own-forms';
import type { FormSeen } from './published-forms';
import { notifySubmitted } from '../responses/review-notices';
import { ofMember, lockedOfMember } from '../responses/response-rows';

const FORM_CHANGED =
  'This form changed while you were filling it out. Your answers are still here. Reload the form, review your answers and send them.';
interface Sent {
  formId: number;
  /** The version of the form that was answered. */
  version?: number | undefined;
  /** The revision of the draft that is sent. */
  revision?: string | undefined;
  /** The idempotency key of this attempt. */
  key?: string | undefined;
  responses: FormResponses;
}

/** Whether this same attempt has already sent the response, whatever happened to it since. */
const isRepeated = (row: ResponseRow | undefined, { key }: Sent) =>
  row !== undefined && row.standing !== 'draft' && key !== undefined && row.submitKey === key;

/** The version that was answered, as it was asked of its member; undefined if nothing was. */
interface Asked {
  version: number;
  then: FormDefinition | undefined;
}

/**
 * Refuses answers that can't be sent. If the form asked something else when it was answered, the refusal says so,
 * even if the answers would fit: nobody has answered a question in words they have not read.
 */
function requireGood({ form, seen }: FormSeen, answers: FormAnswers, asked: Asked | undefined) {
  const refusal = refusalOf(seen, answers);
  const before = asked && asked.version < form.version ? asked : undefined;
  const then = before?.then;
  const wasAsked = then !== undefined && foreignAnswers(then, answers).length === 0;
  if (refusal) throw wasAsked ? refuse.changedMeanwhile(FORM_CHANGED) : refusal;
  if (before && !(then && asksTheSame(then, seen))) throw refuse.changedMeanwhile(FORM_CHANGED);
}

/**
 * Which version was answered: the one the sender names, or the one of their draft. A version that does not exist is
 * refused.
 */
async function askedOf(
  strapi: Core.Strapi,
  member: FormViewer,
  found: FormSeen,
  { formId, version }: Sent,
): Promise<Asked | undefined> {
  const newest = found.form.version;
  if (version !== undefined) requireVersion(version, newest);
  const kept = answeringOf(await ofMember(strapi, formId, member.id), newest);
  const answered = version ?? kept.version;
  // A sender who names the newest version confirms that they have read it.
  if (version === undefined && kept.reread.length > 0) return { version: 0, then: undefined };
  if (answered === newest) return undefined;
  return { version: answered, then: await askedAt(strapi, member, found, answered) };
}

/** Stores the response as sent and returns its id. */
async function writeResponse(
  strapi: Core.Strapi,
  member: FormViewer,
  { form, seen }: FormSeen,
  row: ResponseRow | undefined,
  sent: { answers: FormAnswers; submitKey: string | null },
): Promise<number> {
  const now = new Date();
  const data = {
    ...sent,
    standing: seen.needsReview ? 'pending' : 'submitted',
    version: form.version,
    answering: null,
    submittedAt: now,
    savedAt: now,
    step: 0,
    // `rejected` keeps what has to be compared with an earlier review.
    reviewedAt: null,
    reviewedBy: null,
    reviewMessage: null,
    undo: null,
    revision: (row?.revision ?? 0) + 1,
  };
  const query = strapi.db.query(RESPONSE_UID);
  if (row) {
    await query.update({ where: { id: row.id }, data });
    return row.id;
  }
  const whose = { form: form.id, member: member.id, seat: seatOf(form.id, member.id) };
  const { id } = await query.create({ data: { ...whose, ...data } });
  return id;
}

async function write(
  strapi: Core.Strapi,
  member: FormViewer,
  sent: Sent,
  asked: Asked | undefined,
) {
  // Of concurrent requests, the others see what the first has sent.
  await lockRow(strapi, 'up_users', member.id);
  // Nobody can publish the form meanwhile, because its current setting decides whether the response waits for review.
  await lockRow(strapi, 'forms', sent.formId, { shared: true });
  const found = await ownForms.toFill(strapi, member, sent.formId);
  const row = await lockedOfMember(strapi, sent.formId, member.id);
  if (row && isRepeated(row, sent)) {
    const answers = fittedAnswers(found.seen, answersOf(sent.responses));
    if (row.version === found.form.version) requireSame(row, { answers });
    return;
  }
  if (!isOpen(row)) throw refuse.wrongState(ALREADY_SENT);
  if (sent.revision !== undefined && sent.revision !== revisionOf(row)) {
    throw refuse.changedMeanwhile(CHANGED_MEANWHILE);
  }
  const given = answersOf(sent.responses);
  requireGood(found, given, asked);
  const answers = fittedAnswers(found.seen, given);
  const submitKey = sent.key ?? null;
  const id = await writeResponse(strapi, member, found, row, { answers, submitKey });
  const { version } = found.form;
  await answerRows.replace(strapi, { id, formId: sent.formId, version }, answers);
  const { needsReview, title } = found.seen;
  if (needsReview) await notifySubmitted(strapi, member.id, { title, responseId: id });
}

/**
 * Sends a member's answers. 400 with a sentence per question if something is missing or was never asked; 409 if the
 * form was already sent, its questions have changed meanwhile, or another device has stored something since.
 */
export async function submit(strapi: Core.Strapi, member: FormViewer, sent: Sent) {
  // Checked before the transaction: a member who may not must not wait for those who may, and nobody should wait while
  // an old version is read.
  const asked = await askedOf(
    strapi,
    member,
    await ownForms.toFill(strapi, member, sent.formId),
    sent,
  );
  await transaction(strapi, () => write(strapi, member, sent, asked));
  await invalidateCounts(strapi, 'form');
  return { form: assignedFormIn(sent.formId, await ownForms.opened(strapi, member, sent.formId)) };
}
