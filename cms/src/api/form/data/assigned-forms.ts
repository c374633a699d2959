/** The forms assigned to a member (part 2 §2, Assigned Forms). */
import type { Core } from '@strapi/strapi';
import type { FormViewer } from '@hearthside/contract/form/visibility';
import { assignedFormIn, byWhatIsToDo, isOpen } from '../rules/assigned-form';
import * as ownForms from './own-forms';
import { seenBy } from './published-forms';
import { ofForms } from '../responses/response-rows';

/** How far a member is with their forms: for a new member's checklist (ruling 2), and later for what waits for them. */
export interface WayIn {
  forms: number;
  /** All have been sent. */
  done: boolean;
  rejected: number;
  open: number;
}

/** The forms assigned to a member, with how far each is, and those they have sent. Forms that need work come first. */
export async function assigned(strapi: Core.Strapi, member: FormViewer) {
  const own = await ownForms.all(strapi, member);
  const forms = [...own].map(([id, form]) => assignedFormIn(id, form));
  return { forms: forms.sort(byWhatIsToDo) };
}

/** How many forms are assigned to a member, how many of them were sent back, and how many are not sent yet. */
export async function wayIn(strapi: Core.Strapi, member: FormViewer): Promise<WayIn> {
  const all = await seenBy(strapi, member);
  const ids = all.map(({ form }) => form.id);
  const rows = await ofForms(strapi, ids, member.id);
  const open = ids.map((id) => rows.get(id)).filter(isOpen);
  const rejected = open.filter((row) => row?.standing === 'rejected').length;
  const toBegin = open.length - rejected;
  return { forms: all.length, done: open.length === 0, rejected, open: toBegin };
}
