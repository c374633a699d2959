import type { Core } from '@strapi/strapi';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import { formHead, type FormHead } from '@hearthside/contract/form/shapes';
import { refuse } from '../../../http/refuse';
import { requireRevision } from '../../../http/require-revision';
import { changeAuthor } from '../../../auth/change-author';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import type { DocumentCall, DocumentRules, Next } from '../../../panel/document-call';
import { lockedForm, formOf } from '../data/form-access';
import { showsProgress } from '../data/form-keys';
import { FORM_UID, revisionOf } from '../data/form-row';
import * as publishing from '../data/publishing';

const IN_TRASH = 'This form is in the trash. Restore it in the portal first.';
const CHANGED = 'Someone else changed this form while you were editing.';

/** The fields of a form that are changed in the panel; 400 by field. */
function headIn(data: Record<string, unknown>): FormHead {
  const given = Object.entries(data).filter(([, value]) => value !== null && value !== undefined);
  const cleared = data.description === null ? { description: '' } : {};
  const read = formHead.safeParse({ ...Object.fromEntries(given), ...cleared });
  if (read.success) return read.data;
  const said = read.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  throw refuse.badInput('Please check the marked fields.', Object.fromEntries(said));
}

/**
 * The definition with other text above its questions. The progress switch only changes the questions if it was
 * turned, because their settings may differ.
 */
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
  if (found.deletedAt !== null) throw refuse.wrongState(IN_TRASH);
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
 * Only the panel writes forms through the Document Service. It changes what comes above their questions (ruling 34),
 * which creates a new version of the form, as in the portal.
 */
export const formRules: DocumentRules = { uid: FORM_UID, steps: { update } };

/** Fills in whether the progress switch is on, for forms from before it existed. They keep the time of their last change. */
export async function fillProgress(strapi: Core.Strapi) {
  const rows: { id: number; definition: FormDefinition | null; draft: FormDefinition | null }[] =
    await strapi.db
      .query(FORM_UID)
      .findMany({ where: { showProgress: null }, select: ['id', 'definition', 'draft'] });
  for (const { id, definition, draft } of rows) {
    const said = definition ?? draft;
    const showProgress = said !== null && showsProgress(said);
    await runQuery(strapi, (knex) =>
      knex('forms').where({ id }).update({ show_progress: showProgress }),
    );
  }
}
