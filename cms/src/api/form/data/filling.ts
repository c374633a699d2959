/** Filling out a form: the questions a member may see, and their answers as they are typed (ruling 18). */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import {
  answersOf,
  fittedAnswers,
  responsesOf,
  type FormResponses,
} from '@hearthside/contract/form/answers';
import type { filledForm } from '@hearthside/contract/form/fill';
import type { FormViewer } from '@hearthside/contract/form/visibility';
import { lockRow } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { answeringOf, rereadOf } from '../rules/answering';
import { assignedFormIn, isOpen } from '../rules/assigned-form';
import { definitionAt } from './form-access';
import { RESPONSE_UID, seatOf, type Answering, type ResponseRow } from './form-row';
import { sectionsOf } from './form-sections';
import { requireAsked } from '../responses/given-answers';
import * as ownForms from './own-forms';
import { type OpenedForm } from './own-forms';
import { prefillOf } from '../rules/prefill';
import { lockedOfMember } from '../responses/response-rows';
import * as members from '../../../auth/members';

export const CHANGED_MEANWHILE =
  'Your answers were changed somewhere else, maybe on another device. Nothing is lost. Review them and send them again.';
export const ALREADY_SENT = 'You have already sent this form.';
const NO_VERSION = 'There is no such version of this form.';

/** What is stored of a form while it is being filled out. */
interface Kept {
  responses: FormResponses;
  step?: number | undefined;
  /** The version of the form that was answered. */
  version?: number | undefined;
  reread?: readonly number[];
  revision?: string | undefined;
}

/** Identifies the state of a member's answers so far; '0' is nothing. */
export const revisionOf = (row: ResponseRow | undefined) => String(row?.revision ?? 0);

/** Refuses a version of a form that does not exist. */
export function requireVersion(version: number, newest: number): void {
  if (version > newest) throw refuse.badInput(NO_VERSION, { version: NO_VERSION });
}

/**
 * Which version answers were given to: the one their sender names, or the one stored so far. They have not read a
 * later version.
 */
function answeringWith(
  row: ResponseRow | undefined,
  newest: number,
  { version, reread = [] }: Kept,
): Answering {
  const before = answeringOf(row, newest);
  if (version === undefined)
    return { ...before, reread: [...new Set([...before.reread, ...reread])] };
  return { version, reread: [...reread] };
}

const query = (strapi: Core.Strapi) => strapi.db.query(RESPONSE_UID);

async function write(
  strapi: Core.Strapi,
  member: FormViewer,
  formId: number,
  { step, ...given }: Kept,
) {
  await lockRow(strapi, 'up_users', member.id);
  const found = await ownForms.toFill(strapi, member, formId);
  const row = await lockedOfMember(strapi, formId, member.id);
  if (!isOpen(row)) throw refuse.wrongState(ALREADY_SENT);
  if (given.revision !== undefined && given.revision !== revisionOf(row)) {
    throw refuse.changedMeanwhile(CHANGED_MEANWHILE);
  }
  const newest = found.form.version;
  if (given.version !== undefined) requireVersion(given.version, newest);
  const answering = answeringWith(row, newest, given);
  const answers = answersOf(given.responses);
  const savedAt = new Date();
  const revision = (row?.revision ?? 0) + 1;
  const data = {
    answers: fittedAnswers(found.seen, answers),
    answering,
    savedAt,
    revision,
    ...(step !== undefined && { step }),
  };
  if (row) {
    // For a response that was sent back, the version stays that of what was sent.
    const version = row.standing === 'draft' ? { version: answering.version } : {};
    await query(strapi).update({ where: { id: row.id }, data: { ...data, ...version } });
  } else {
    const seat = seatOf(formId, member.id);
    const whose = { form: formId, member: member.id, seat, version: answering.version };
    await query(strapi).create({ data: { ...whose, standing: 'draft', ...data } });
  }
  return { revision: String(revision), savedAt: savedAt.toISOString(), version: newest };
}

/** Which of their answers a member has to check again before they count. */
async function rereadIn(
  strapi: Core.Strapi,
  formId: number,
  { row, readOnly, version, about, answers }: OpenedForm,
) {
  if (!row || readOnly || !isOpen(row)) return [];
  const answering = answeringOf(row, version);
  const then =
    answering.version === version ? about : await definitionAt(strapi, formId, answering.version);
  return rereadOf(answering, then, about, fittedAnswers(about, answers));
}

/** A form with the questions its member may see and their answers. */
export async function open(
  strapi: Core.Strapi,
  member: FormViewer,
  formId: number,
): Promise<z.input<typeof filledForm>> {
  const opened = await ownForms.opened(strapi, member, formId);
  const { definition, version, answers, row } = opened;
  return {
    form: assignedFormIn(formId, opened),
    version,
    sections: await sectionsOf(strapi, definition, member),
    responses: responsesOf(fittedAnswers(definition, answers)),
    step: row?.step ?? 0,
    reread: await rereadIn(strapi, formId, opened),
    prefill: prefillOf(definition, await members.me(strapi, member.id)),
    revision: revisionOf(row),
  };
}

/**
 * Stores answers that are not sent yet, as far as the form asks for them now. Answers to what it asked before it was
 * changed are left out. 409 if the form was already sent, or another window has stored answers since.
 */
export async function keep(strapi: Core.Strapi, member: FormViewer, formId: number, given: Kept) {
  // Checked before the transaction: a member who may not must not wait for those who may, and nobody should wait while
  // old versions are read.
  const found = await ownForms.toFill(strapi, member, formId);
  await requireAsked(strapi, member, found, answersOf(given.responses));
  return transaction(strapi, () => write(strapi, member, formId, given));
}
