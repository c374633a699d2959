import type { Core } from '@strapi/strapi';
import {
  answersOf,
  fittedAnswers,
  type FormAnswers,
  type FormResponses,
} from '@hearthside/contract/form-answers';
import type { FormViewer } from '@hearthside/contract/form-sight';
import { lockRow } from '../../../access/lock-row';
import { refuse } from '../../../access/refuse';
import { forgetCounts } from '../../../access/remembered-count';
import { answerRows } from './answer-rows';
import { assignedFormIn, isOpen } from './assigned-form';
import { ALREADY_SENT } from './filling';
import { RESPONSE_UID, seatOf, type ResponseRow } from './form-row';
import { givenAnswers, refusalOf } from './given-answers';
import { publishedForms, type FormSeen } from './published-forms';
import { responseRows } from './response-rows';

const FORM_CHANGED =
  'This form was changed while you were filling it. Nothing of yours is lost: load it again, look your answers over and send them.';
const NO_VERSION = 'There is no such version of this form.';

interface Sent {
  formId: number;
  /** Of the form that was answered. */
  version?: number | undefined;
  /** Names this attempt: repeated, it is one. */
  key?: string | undefined;
  responses: FormResponses;
}

/** Whether a response was already sent by this very attempt, whatever became of it since. */
const isRepeated = (row: ResponseRow | undefined, { key }: Sent) =>
  row !== undefined && row.standing !== 'draft' && key !== undefined && row.submitKey === key;

/** Sending what was answered: once, whole, and only what the member is asked (rulings 15, 17). */
export function submitting(strapi: Core.Strapi) {
  const published = publishedForms(strapi);
  const responses = responseRows(strapi);
  const { wereAsked } = givenAnswers(strapi);

  /** Refuses answers that can't be sent; where the form was changed since it was answered, by saying that. */
  async function requireGood(
    member: FormViewer,
    found: FormSeen,
    { version }: Sent,
    answers: FormAnswers,
  ) {
    if (version !== undefined && version > found.form.version) {
      throw refuse.badInput(NO_VERSION, { version: NO_VERSION });
    }
    const refusal = refusalOf(found.seen, answers);
    if (!refusal) return;
    const isOld = version !== undefined && (await wereAsked(member, found, version, answers));
    throw isOld ? refuse.conflict(FORM_CHANGED) : refusal;
  }

  /** Writes the response as sent and tells its id. */
  async function writeResponse(
    member: FormViewer,
    { form, seen }: FormSeen,
    row: ResponseRow | undefined,
    sent: { answers: FormAnswers; submitKey: string | null },
  ): Promise<number> {
    const now = new Date();
    const data = {
      ...sent,
      standing: seen.needsReview ? 'pending' : 'submitted',
      ...{ version: form.version, submittedAt: now, savedAt: now, step: 0 },
      // Of an earlier review `rejected` remembers what there is to compare.
      ...{ reviewedAt: null, reviewedBy: null, reviewMessage: null },
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

  async function write(member: FormViewer, sent: Sent) {
    // Of twenty at once the others see what the first has sent.
    await lockRow(strapi, 'up_users', member.id);
    const found = await published.formFor(member, sent.formId);
    const row = await responses.heldOfMember(sent.formId, member.id);
    if (isRepeated(row, sent)) return;
    if (!isOpen(row)) throw refuse.conflict(ALREADY_SENT);
    const given = answersOf(sent.responses);
    await requireGood(member, found, sent, given);
    const answers = fittedAnswers(found.seen, given);
    const submitKey = sent.key ?? null;
    const id = await writeResponse(member, found, row, { answers, submitKey });
    const { version } = found.form;
    await answerRows(strapi).replace({ id, formId: sent.formId, version }, answers);
  }

  return {
    /**
     * Sends a member's answers. 400 with a sentence by question where something is missing or was never asked,
     * 409 where the form is sent already or its questions were changed meanwhile.
     */
    async submit(member: FormViewer, sent: Sent) {
      // Asked first: whoever may not must not wait for those who may.
      await published.formFor(member, sent.formId);
      await strapi.db.transaction(() => write(member, sent));
      forgetCounts('form');
      const { seen } = await published.formFor(member, sent.formId);
      const row = await responses.ofMember(sent.formId, member.id);
      return { form: assignedFormIn(sent.formId, seen, row) };
    },
  };
}
