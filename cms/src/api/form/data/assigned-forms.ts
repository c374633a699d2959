/** The forms a member is to fill (part 2 §2, Assigned Forms). */
import type { Core } from '@strapi/strapi';
import type { FormViewer } from '@hearthside/contract/form/visibility';
import { assignedFormIn, byWhatIsToDo, isOpen } from '../rules/assigned-form';
import * as ownForms from './own-forms';
import { seenBy } from './published-forms';
import { ofForms } from '../responses/response-rows';

/** How far a member is with their forms: a newcomer's way in (ruling 2), and later what waits for them. */
export interface WayIn {
  forms: number;
  /** All are sent. */
  done: boolean;
  rejected: number;
  open: number;
}

/**
 * The forms that are meant for a member, with how far each is, and those they have sent; what is to be done
 * comes first.
 */
export async function assigned(strapi: Core.Strapi, member: FormViewer) {
  const own = await ownForms.all(strapi, member);
  const forms = [...own].map(([id, form]) => assignedFormIn(id, form));
  return { forms: forms.sort(byWhatIsToDo) };
}

/** How many forms are meant for a member, how many of them were sent back, and how many are not sent yet. */
export async function wayIn(strapi: Core.Strapi, member: FormViewer): Promise<WayIn> {
  const all = await seenBy(strapi, member);
  const ids = all.map(({ form }) => form.id);
  const rows = await ofForms(strapi, ids, member.id);
  const open = ids.map((id) => rows.get(id)).filter(isOpen);
  const rejected = open.filter((row) => row?.standing === 'rejected').length;
  const toBegin = open.length - rejected;
  return { forms: all.length, done: open.length === 0, rejected, open: toBegin };
}
