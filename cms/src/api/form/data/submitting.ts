/** Sending what was answered: once, whole, and only what the member is asked (rulings 15, 17). */
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
import { ofMember, heldOfMember } from '../responses/response-rows';

const FORM_CHANGED =
  'This form was changed while you were filling it. Nothing of yours is lost: load it again, look your answers over and send them.';
interface Sent {
  formId: number;
  /** Of the form that was answered. */
  version?: number | undefined;
  /** Of the draft that is sent. */
  revision?: string | undefined;
  /** Names this attempt: repeated, it is one. */
  key?: string | undefined;
  responses: FormResponses;
}

/** Whether a response was already sent by this very attempt, whatever became of it since. */
const isRepeated = (row: ResponseRow | undefined, { key }: Sent) =>
  row !== undefined && row.standing !== 'draft' && key !== undefined && row.submitKey === key;

/** The version that was answered, as it asked its member; undefined: nothing. */
interface Asked {
  version: number;
  then: FormDefinition | undefined;
}

/**
 * Refuses answers that can't be sent. Where the form asked otherwise when it was answered, by saying that, though
 * the answers may fit: nobody has answered a question in words they have not read.
 */
function requireGood({ form, seen }: FormSeen, answers: FormAnswers, asked: Asked | undefined) {
  const refusal = refusalOf(seen, answers);
  const before = asked && asked.version < form.version ? asked : undefined;
  const then = before?.then;
  const wasAsked = then !== undefined && foreignAnswers(then, answers).length === 0;
  if (refusal) throw wasAsked ? refuse.conflict(FORM_CHANGED) : refusal;
  if (before && !(then && asksTheSame(then, seen))) throw refuse.conflict(FORM_CHANGED);
}

/** What was answered: as its sender says, or as their draft does. A version there is not is refused. */
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
  // Whoever names the newest version says that they have read it.
  if (version === undefined && kept.reread.length > 0) return { version: 0, then: undefined };
  if (answered === newest) return undefined;
  return { version: answered, then: await askedAt(strapi, member, found, answered) };
}

/** Writes the response as sent and tells its id. */
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
    // Of an earlier review `rejected` remembers what there is to compare.
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
  // Of twenty at once the others see what the first has sent.
  await lockRow(strapi, 'up_users', member.id);
  // Nobody publishes it meanwhile: whether what is sent waits for review is decided by the form as it stays.
  await lockRow(strapi, 'forms', sent.formId, { shared: true });
  const found = await ownForms.toFill(strapi, member, sent.formId);
  const row = await heldOfMember(strapi, sent.formId, member.id);
  if (row && isRepeated(row, sent)) {
    const answers = fittedAnswers(found.seen, answersOf(sent.responses));
    if (row.version === found.form.version) requireSame(row, { answers });
    return;
  }
  if (!isOpen(row)) throw refuse.conflict(ALREADY_SENT);
  if (sent.revision !== undefined && sent.revision !== revisionOf(row)) {
    throw refuse.conflict(CHANGED_MEANWHILE);
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
 * Sends a member's answers. 400 with a sentence by question where something is missing or was never asked,
 * 409 where the form is sent already, its questions were changed meanwhile or another device has kept
 * something since.
 */
export async function submit(strapi: Core.Strapi, member: FormViewer, sent: Sent) {
  // Asked first: whoever may not must not wait for those who may, and nobody for an old version to be read.
  const asked = await askedOf(
    strapi,
    member,
    await ownForms.toFill(strapi, member, sent.formId),
    sent,
  );
  await transaction(strapi, () => write(strapi, member, sent, asked));
  invalidateCounts('form');
  return { form: assignedFormIn(sent.formId, await ownForms.opened(strapi, member, sent.formId)) };
}
