/** Files shown with questions: uploaded first, stored as long as any version of a form shows them. */
import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import { isFor, seenBy } from '@hearthside/contract/form/visibility';
import type { Actor } from '../../../auth/actor';
import type { UploadedFile } from '../../../http/controller';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { daysAfter } from '../../../text/days';
import { transaction } from '../../../db/transaction';
import * as fileService from '../../file/services/file';
import { rolesIn } from './form-access';
import { formFileIn, selectFormFiles, type FormFileRow } from './form-file-row';
import { havingEntry } from './form-keys';
import { FORM_FILE_UID, FORM_UID, type FormRow } from './form-row';
import { saveFormFile } from './save-form-file';
import * as ownForms from './own-forms';

/** A file that no form and no version of one shows any more. */
const UNUSED = `not exists (select 1 from forms f where f.file_key like '%,' || a.id || ',%')
  and not exists (select 1 from form_versions v where v.file_key like '%,' || a.id || ',%')`;

const discard = (strapi: Core.Strapi, ids: readonly number[]) => fileService.discard(strapi, ids);

const shows = (definition: FormDefinition, fileId: number) =>
  questionsOf(definition).some(({ files }) => files.some(({ id }) => id === fileId));

/** Whether a member sees this file in a form that they have sent, whose questions may have changed since. */
async function isShownInSent(strapi: Core.Strapi, actor: Actor, fileId: number): Promise<boolean> {
  const formIds: number[] = await runQuery(strapi, (knex) =>
    knex('form_responses as r')
      .join('form_versions as v', function ofIt() {
        this.on('v.form_id', 'r.form_id').andOn('v.number', 'r.version');
      })
      .join('forms as f', 'f.id', 'r.form_id')
      .where('r.member_id', actor.id)
      .whereNot('r.status', 'draft')
      .whereNull('r.deleted_at')
      .whereNull('f.deleted_at')
      .where('v.file_key', 'like', havingEntry(fileId))
      .pluck('r.form_id'),
  );
  for (const formId of formIds) {
    const { definition } = await ownForms.opened(strapi, actor, formId);
    if (shows(definition, fileId)) return true;
  }
  return false;
}

/** Removes a file that nothing shows; false if something has started to show it meanwhile. */
const removeUnused = (strapi: Core.Strapi, id: number) =>
  transaction(strapi, async () => {
    // A save locks the files it is about to show.
    await lockRow(strapi, 'form_files', id, { toDelete: true });
    const removed = await runQuery(strapi, (knex) =>
      knex('form_files')
        .whereIn('id', knex('form_files as a').where('a.id', id).whereRaw(UNUSED).select('a.id'))
        .delete(),
    );
    return removed === 1;
  });

/** Stores a picture, PDF or film to be shown with a question. Its type is read from its bytes. */
export async function addFile(strapi: Core.Strapi, actor: { id: number }, upload: UploadedFile) {
  const { fileId, ...kept } = await saveFormFile(strapi, actor.id, upload);
  const data = { ...kept, file: fileId, uploader: actor.id };
  const create = strapi.db.query(FORM_FILE_UID).create({ data });
  const added = await create.catch(async (error: unknown) => {
    await discard(strapi, [fileId]);
    throw error;
  });
  const row = await runQuery(strapi, (knex) =>
    selectFormFiles(knex).where('a.id', added.id).first(),
  );
  if (!row) throw new Error('An upload has gone while it was kept.');
  return formFileIn(row as FormFileRow, actor.id);
}

/**
 * Whether a member may see the file with this key. Members who build forms see all files. Others see those shown with
 * a question they are asked now, or with one in a form they have sent.
 */
export async function showsFile(strapi: Core.Strapi, actor: Actor, key: string): Promise<boolean> {
  const row = (await runQuery(strapi, (knex) =>
    selectFormFiles(knex).where('f.key', key).first(),
  )) as FormFileRow | undefined;
  if (!row) return false;
  if (can(actor, 'admin_forms')) return true;
  const ids: number[] = await runQuery(strapi, (knex) =>
    knex('forms')
      .where('file_key', 'like', havingEntry(row.id))
      .where('version', '>', 0)
      .whereNull('deleted_at')
      .pluck('id'),
  );
  const forms = (await strapi.db
    .query(FORM_UID)
    .findMany({ where: { id: { $in: ids } } })) as FormRow[];
  const isAsked = forms.some(
    (form) =>
      form.definition !== null &&
      isFor({ accessRoles: rolesIn(form) }, actor.role) &&
      shows(seenBy(form.definition, actor), row.id),
  );
  return isAsked || isShownInSent(strapi, actor, row.id);
}

/** Removes files older than a day that nothing shows. */
export async function sweepFormFiles(strapi: Core.Strapi, now = new Date()) {
  const rows = (await runQuery(strapi, (knex) =>
    selectFormFiles(knex).where('a.created_at', '<', daysAfter(now, -1)).whereRaw(UNUSED),
  )) as FormFileRow[];
  for (const row of rows)
    if (await removeUnused(strapi, row.id)) await discard(strapi, [row.fileId]);
}
