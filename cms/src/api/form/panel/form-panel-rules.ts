import type { Core } from '@strapi/strapi';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import { formHead, type FormHead } from '@hearthside/contract/form/shapes';
import { refuse } from '../../../http/refuse';
import { requireRevision } from '../../../http/require-revision';
import { changeAuthor } from '../../../auth/change-author';
import { transaction } from '../../../db/transaction';
import type { DocumentCall, DocumentRules, Next } from '../../../panel/document-call';
import { lockedForm, formOf } from '../data/form-access';
import { showsProgress } from '../data/form-keys';
import { FORM_UID, revisionOf } from '../data/form-row';
import * as publishing from '../data/publishing';

const IN_TRASH = 'This form is in the trash. Bring it back in the portal first.';
const CHANGED = 'This form was changed by somebody else while you were editing.';

/** What the panel sends of a form, as far as it is changed there; 400 by field. */
function headIn(data: Record<string, unknown>): FormHead {
  const given = Object.entries(data).filter(([, value]) => value !== null && value !== undefined);
  const cleared = data.description === null ? { description: '' } : {};
  const read = formHead.safeParse({ ...Object.fromEntries(given), ...cleared });
  if (read.success) return read.data;
  const said = read.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  throw refuse.badInput('Please check the marked fields.', Object.fromEntries(said));
}

/** The definition with another head. Only a switch that was turned touches the questions: some may differ. */
function withHead(form: FormDefinition, { showProgress, ...head }: FormHead): FormDefinition {
  const changed = { ...form, ...head };
  if (showProgress === undefined || showProgress === showsProgress(form)) return changed;
  return {
    ...changed,
    sections: form.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({ ...question, showProgress })),
    })),
  };
}

async function update(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  const by = await changeAuthor(strapi);
  const { documentId, data = {} } = params;
  const found: { id: number; deletedAt: unknown } | null = await strapi.db
    .query(FORM_UID)
    .findOne({ where: { documentId }, select: ['id', 'deletedAt'] });
  if (!found) return next();
  if (found.deletedAt !== null) throw refuse.conflict(IN_TRASH);
  const head = headIn(data);
  return transaction(strapi, async () => {
    const row = await lockedForm(strapi, found.id);
    requireRevision(
      { revision: revisionOf(row), changedBy: row.draftSavedBy, updatedAt: row.updatedAt },
      data.revision,
      { door: by.door, said: CHANGED, field: 'title' },
    );
    await publishing.change(strapi, by, row, (definition) => withHead(definition, head));
    const { title, description, needsReview } = await formOf(strapi, found.id);
    params.data = { title, description, needsReview };
    return next();
  });
}

/**
 * Forms are written through the Document Service by the panel alone. It changes what stands above their questions
 * (ruling 34), which makes another version of the form, as it does in the portal.
 */
export const formRules: DocumentRules = { uid: FORM_UID, steps: { update } };

/** Says of forms that are older than the switch whether it is on. */
export async function fillProgress(strapi: Core.Strapi) {
  const query = strapi.db.query(FORM_UID);
  const rows: { id: number; definition: FormDefinition | null; draft: FormDefinition | null }[] =
    await query.findMany({ where: { showProgress: null }, select: ['id', 'definition', 'draft'] });
  for (const { id, definition, draft } of rows) {
    const said = definition ?? draft;
    const showProgress = said !== null && showsProgress(said);
    await query.update({ where: { id }, data: { showProgress } });
  }
}
