import type { Core } from '@strapi/strapi';
import type { FormViewer } from '@hearthside/contract/form-visibility';
import { assignedFormIn, byWhatIsToDo, isOpen } from './assigned-form';
import { ownForms } from './own-forms';
import { publishedForms } from './published-forms';
import { responseRows } from './response-rows';

/** How far a member is with their forms: a newcomer's way in (ruling 2), and later what waits for them. */
export interface WayIn {
  forms: number;
  /** All are sent. */
  done: boolean;
  rejected: number;
  open: number;
}

/** The forms a member is to fill (part 2 §2, Assigned Forms). */
export function assignedForms(strapi: Core.Strapi) {
  const published = publishedForms(strapi);
  const responses = responseRows(strapi);

  return {
    /**
     * The forms that are meant for a member, with how far each is, and those they have sent; what is to be done
     * comes first.
     */
    async assigned(member: FormViewer) {
      const own = await ownForms(strapi).all(member);
      const forms = [...own].map(([id, form]) => assignedFormIn(id, form));
      return { forms: forms.sort(byWhatIsToDo) };
    },

    /** How many forms are meant for a member, how many of them were sent back, and how many are not sent yet. */
    async wayIn(member: FormViewer): Promise<WayIn> {
      const all = await published.seenBy(member);
      const ids = all.map(({ form }) => form.id);
      const rows = await responses.ofForms(ids, member.id);
      const open = ids.map((id) => rows.get(id)).filter(isOpen);
      const rejected = open.filter((row) => row?.standing === 'rejected').length;
      const toBegin = open.length - rejected;
      return { forms: all.length, done: open.length === 0, rejected, open: toBegin };
    },
  };
}
