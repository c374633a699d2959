/** Creates a new version of a form, within a transaction that has locked its row. */
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import { withNames } from '@hearthside/contract/form/names';
import { publishable, publishProblems } from '@hearthside/contract/form/publishing';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { invalidateCounts } from '../../../db/cached-count';
import { panelReason, type ChangeAuthor } from '../../../auth/change-author';
import * as historyService from '../../history/services/history';
import { formChanges } from './form-changes';
import { fileKeyOf, formColumns } from './form-keys';
import * as formParts from './form-parts';
import { withMembers, withFiles } from './form-references';
import { aboutForm, FORM_UID, VERSION_UID, type FormRow } from './form-row';
import { numbersIn } from '../rules/part-ids';
import { nextStarts } from './version-starts';
import * as members from '../../../auth/members';

const NO_DRAFT = { draft: null, draftSavedAt: null, draftSavedBy: null };

/** A value as it is read back from a column. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Who publishes: a member by id, or the author in the panel. */
type ChangedBy = number | ChangeAuthor;

interface Publishing {
  /** The draft that stays along with it. */
  draft?: FormDefinition | null;
  action?: 'created' | 'changed';
  /** The questions whose new wording is only a correction. */
  corrections?: readonly number[] | undefined;
}

export const update = (strapi: Core.Strapi, row: FormRow, data: object) =>
  strapi.db
    .query(FORM_UID)
    .update({ where: { id: row.id }, data: { ...data, revision: row.revision + 1 } });

const nameOf = async (strapi: Core.Strapi, by: ChangedBy): Promise<string> =>
  typeof by === 'number' ? members.nameOf(strapi, by) : by.name;

/** A definition as it will be published, except for the ids of new parts; 400 if it can't be. */
async function fitted(
  strapi: Core.Strapi,
  row: FormRow,
  wanted: FormDefinition,
): Promise<FormDefinition> {
  const given = await withMembers(strapi, await withFiles(strapi, wanted), [
    row.definition,
    row.draft,
  ]);
  const form = withNames(publishable(given));
  const problems = publishProblems(form);
  const [first] = Object.values(problems);
  if (first) throw refuse.badInput(first, problems);
  return form;
}

/**
 * Responses that were sent without review wait for review from now on; or those that wait for it need none any more
 * (ruling 17a). What was decided stays decided.
 */
async function changeReview(strapi: Core.Strapi, formId: number, needsReview: boolean) {
  const [from, to] = needsReview ? ['submitted', 'pending'] : ['pending', 'submitted'];
  await runQuery(strapi, (knex) =>
    knex('form_responses')
      .where({ form_id: formId, status: from })
      .update({ status: to, updated_at: new Date(), revision: knex.raw('revision + 1') }),
  );
  await invalidateCounts(strapi, 'form');
}

/**
 * Publishes a definition as the form's newest version, unless it is the same as the newest. Returns the ids of its
 * new parts.
 */
export async function publish(
  strapi: Core.Strapi,
  by: ChangedBy,
  row: FormRow,
  wanted: FormDefinition,
  { draft = null, action = 'changed', corrections = [] }: Publishing = {},
): Promise<Record<string, number>> {
  const { definition: given, ids } = await formParts.numbered(
    strapi,
    row.id,
    await fitted(strapi, row, wanted),
  );
  const definition = plain(given);
  const kept = draft ? { draft } : NO_DRAFT;
  const isNew = !isDeepStrictEqual(definition, row.definition);
  if (!isNew && isDeepStrictEqual(draft, row.draft)) return ids;
  const fileKey = fileKeyOf(definition, draft);
  if (!isNew) {
    await update(strapi, row, { ...kept, fileKey });
    return ids;
  }
  const version = row.version + 1;
  const publishedBy = await nameOf(strapi, by);
  const starts = await nextStarts(strapi, row, definition, corrections);
  await strapi.db.query(VERSION_UID).create({
    data: {
      form: row.id,
      number: version,
      definition,
      starts,
      publishedBy,
      fileKey: fileKeyOf(definition),
    },
  });
  await update(strapi, row, { ...formColumns(definition), ...kept, definition, version, fileKey });
  if (row.definition && row.definition.needsReview !== definition.needsReview)
    await changeReview(strapi, row.id, definition.needsReview);
  await historyService.record(strapi, {
    ...(typeof by === 'number' ? { by } : { by: by.memberId, reason: panelReason(by) }),
    action,
    changes: formChanges(row, definition),
    about: aboutForm({ id: row.id, title: definition.title }),
  });
  return ids;
}

/** Replaces the draft. The row of a form that was never published shows the draft's title and settings. */
export async function keepDraft(
  strapi: Core.Strapi,
  by: ChangedBy,
  row: FormRow,
  draft: FormDefinition,
): Promise<Date> {
  const savedAt = new Date();
  await update(strapi, row, {
    ...(row.version === 0 && formColumns(draft)),
    draft,
    draftSavedAt: savedAt,
    fileKey: fileKeyOf(row.definition, draft),
    draftSavedBy: await nameOf(strapi, by),
  });
  return savedAt;
}

/**
 * The ids that the new parts of a definition got when it was published before, by a call whose answer was lost;
 * undefined if the form has changed since.
 */
export async function publishedAs(strapi: Core.Strapi, row: FormRow, wanted: FormDefinition) {
  if (row.definition === null || row.draft !== null) return undefined;
  return numbersIn(plain(await fitted(strapi, row, wanted)), row.definition);
}

export const dropDraft = (strapi: Core.Strapi, row: FormRow) =>
  update(strapi, row, { ...NO_DRAFT, fileKey: fileKeyOf(row.definition) });

/** Changes the published form, as a new version, and the draft along with it. */
export async function change(
  strapi: Core.Strapi,
  by: ChangedBy,
  row: FormRow,
  changed: (definition: FormDefinition, isDraft: boolean) => FormDefinition,
) {
  const draft = row.draft && changed(row.draft, true);
  if (row.definition) await publish(strapi, by, row, changed(row.definition, false), { draft });
  else if (draft) await keepDraft(strapi, by, row, draft);
}
