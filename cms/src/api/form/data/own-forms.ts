/** The forms of one member: those meant for them, and those they have sent, whomever these are meant for now. */
import type { Core } from '@strapi/strapi';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import type { FormAnswers } from '@hearthside/contract/form/answers';
import type { FormViewer } from '@hearthside/contract/form/visibility';
import { refuse } from '../../../http/refuse';
import { formFor, isOpen, isSent, type OwnForm } from '../rules/assigned-form';
import { notFound } from './form-access';
import { type FormSeen, seenBy, withIds, versionOf, formOf } from './published-forms';
import { sentBy, ofForms, ofMember } from '../responses/response-rows';
import { sentAnswers } from '../responses/sent-responses';
import { visibleInSent } from '../rules/visible-in-sent';

const READ_ONLY =
  'This form is no longer assigned to you, so you can’t send it. You can still read what you sent.';

/** One of them with its questions and answers: as it was answered if it was sent, otherwise as it is asked now. */
export interface OpenedForm extends OwnForm {
  definition: FormDefinition;
  version: number;
  answers: FormAnswers;
}

/** All of them, by id. */
export async function all(strapi: Core.Strapi, member: FormViewer): Promise<Map<number, OwnForm>> {
  const meant = await seenBy(strapi, member);
  const ids = new Set(meant.map(({ form }) => form.id));
  const sent = await sentBy(strapi, member.id);
  const others = await withIds(
    strapi,
    sent.filter((id) => !ids.has(id)),
  );
  const rows = await ofForms(strapi, [...ids, ...others.keys()], member.id);
  const own = new Map<number, OwnForm>();
  for (const { form, seen } of meant) {
    own.set(form.id, { about: seen, row: rows.get(form.id), readOnly: false });
  }
  for (const form of others.values()) {
    const row = rows.get(form.id);
    // Deleted at the same moment.
    if (!isSent(row)) continue;
    const about = await versionOf(strapi, form, row.version);
    own.set(form.id, { about, row, readOnly: true });
  }
  return own;
}

/** One of them, or a 404. */
export async function opened(
  strapi: Core.Strapi,
  member: FormViewer,
  id: number,
): Promise<OpenedForm> {
  const form = await formOf(strapi, id);
  const seen = formFor(form, member);
  const row = await ofMember(strapi, id, member.id);
  if (seen && isOpen(row)) {
    const asked = { definition: seen, version: form.version, answers: row?.answers ?? {} };
    return { ...asked, about: seen, row, readOnly: false };
  }
  if (!isSent(row)) throw notFound();
  const { version, answers } = sentAnswers(row);
  const then = await versionOf(strapi, form, version);
  const definition = visibleInSent(then, seen, member, answers);
  const about = seen ?? then;
  return { definition, version, answers, about, row, readOnly: seen === undefined };
}

/** One that can be filled out: 404 if it is not meant for the member, 409 if they have sent it before. */
export async function toFill(
  strapi: Core.Strapi,
  member: FormViewer,
  id: number,
): Promise<FormSeen> {
  const form = await formOf(strapi, id);
  const seen = formFor(form, member);
  if (seen) return { form, seen };
  throw isSent(await ofMember(strapi, id, member.id)) ? refuse.wrongState(READ_ONLY) : notFound();
}
