import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import {
  answersOf,
  fittedAnswers,
  responsesOf,
  type FormResponses,
} from '@hearthside/contract/form-answers';
import type { filledForm } from '@hearthside/contract/form-fill';
import type { FormViewer } from '@hearthside/contract/form-sight';
import { lockRow } from '../../../access/lock-row';
import { refuse } from '../../../access/refuse';
import { transaction } from '../../../db/transaction';
import { services } from '../../../services';
import { assignedFormIn, isOpen } from './assigned-form';
import { RESPONSE_UID, seatOf, type ResponseRow } from './form-row';
import { formSections } from './form-sections';
import { givenAnswers } from './given-answers';
import { ownForms } from './own-forms';
import { prefillOf } from './prefill';
import { responseRows } from './response-rows';

export const CHANGED_MEANWHILE =
  'Your answers were changed somewhere else, perhaps on another device. Nothing of yours is lost: look them over and send them again.';
export const ALREADY_SENT = 'You have already sent this form.';

/** What is kept of a form that is being filled. */
interface Kept {
  responses: FormResponses;
  step?: number | undefined;
  revision?: string | undefined;
}

/** Names the state of what a member has answered so far; '0' is nothing. */
export const revisionOf = (row: ResponseRow | undefined) => String(row?.revision ?? 0);

/** Filling a form: the questions a member may see, and their answers as they come (ruling 18). */
export function filling(strapi: Core.Strapi) {
  const own = ownForms(strapi);
  const responses = responseRows(strapi);
  const { requireAsked } = givenAnswers(strapi);
  const query = () => strapi.db.query(RESPONSE_UID);

  async function write(member: FormViewer, formId: number, { step, ...given }: Kept) {
    await lockRow(strapi, 'up_users', member.id);
    const found = await own.toFill(member, formId);
    const row = await responses.heldOfMember(formId, member.id);
    if (!isOpen(row)) throw refuse.conflict(ALREADY_SENT);
    if (given.revision !== undefined && given.revision !== revisionOf(row)) {
      throw refuse.conflict(CHANGED_MEANWHILE);
    }
    const answers = answersOf(given.responses);
    const savedAt = new Date();
    const revision = (row?.revision ?? 0) + 1;
    const data = {
      ...{ answers: fittedAnswers(found.seen, answers), savedAt, revision },
      ...(step !== undefined && { step }),
    };
    if (row) {
      // Of what was sent back the version is that of what was sent.
      const version = row.standing === 'draft' ? { version: found.form.version } : {};
      await query().update({ where: { id: row.id }, data: { ...data, ...version } });
    } else {
      const seat = seatOf(formId, member.id);
      const whose = { form: formId, member: member.id, seat, version: found.form.version };
      await query().create({ data: { ...whose, standing: 'draft', ...data } });
    }
    return { revision: String(revision), savedAt: savedAt.toISOString() };
  }

  return {
    /** A form with the questions its member may see and what they have answered. */
    async open(member: FormViewer, formId: number): Promise<z.input<typeof filledForm>> {
      const opened = await own.opened(member, formId);
      const { definition, version, answers, row } = opened;
      return {
        form: assignedFormIn(formId, opened),
        version,
        sections: await formSections(strapi).sectionsOf(definition, member),
        responses: responsesOf(fittedAnswers(definition, answers)),
        step: row?.step ?? 0,
        prefill: prefillOf(definition, await services(strapi).member.me(member.id)),
        revision: revisionOf(row),
      };
    },

    /**
     * Keeps answers that are not sent yet, as far as the form asks for them now; what it asked for before it was
     * changed is left out. 409 where the form is sent, or the answers were kept by another window since.
     */
    async keep(member: FormViewer, formId: number, given: Kept) {
      // Asked first: whoever may not must not wait for those who may, and nobody for old versions to be read.
      const found = await own.toFill(member, formId);
      await requireAsked(member, found, answersOf(given.responses));
      return transaction(strapi, () => write(member, formId, given));
    },
  };
}
