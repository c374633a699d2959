import type { Core } from '@strapi/strapi';
import type { FormViewer } from '@hearthside/contract/form-sight';
import { assignedFormIn, byWhatIsToDo, isOpen } from './assigned-form';
import { publishedForms } from './published-forms';
import { responseRows } from './response-rows';

/** The forms a member is to fill (part 2 §2, Assigned Forms). */
export function assignedForms(strapi: Core.Strapi) {
  const published = publishedForms(strapi);
  const responses = responseRows(strapi);

  async function assigned(member: FormViewer) {
    const all = await published.seenBy(member);
    const ids = all.map(({ form }) => form.id);
    const rows = await responses.ofForms(ids, member.id);
    const forms = all.map(({ form, seen }) => assignedFormIn(form.id, seen, rows.get(form.id)));
    return { forms: forms.sort(byWhatIsToDo) };
  }

  return {
    /** The forms that are meant for a member, with how far each is; what is to be done comes first. */
    assigned,

    /** Of a newcomer's way in (ruling 2): whether forms are meant for them, and whether all are sent. */
    async wayIn(member: FormViewer): Promise<{ forms: number; done: boolean }> {
      const all = await published.seenBy(member);
      const ids = all.map(({ form }) => form.id);
      const rows = await responses.ofForms(ids, member.id);
      return { forms: all.length, done: ids.every((id) => !isOpen(rows.get(id))) };
    },
  };
}
