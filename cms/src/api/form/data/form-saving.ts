/** Creates and changes forms (part 2 §2, §4, §5; ruling 16). */
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { FORM_LIMITS, FORM_TEXTS, type FormDefinition } from '@hearthside/contract/form/fields';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import { lockedForm, formOf } from './form-access';
import { formColumns } from './form-keys';
import * as formList from './form-list';
import { withFiles } from './form-references';
import { aboutForm, FORM_UID, revisionOf, type FormRow } from './form-row';
import { asNew } from '../rules/part-ids';
import * as publishing from './publishing';
import { plain } from './publishing';
import { changedMeanwhile, isOld, requireRevision } from './require-revision';
import { iso } from '../../../text/moment';

const NEVER_PUBLISHED =
  'This form was never published, so there is nothing to go back to. Delete it if it is not needed.';

const DRAFT_CHANGED =
  'Someone else changed this form since you opened it, and nothing was discarded. See what changed before you discard it.';

interface Saved {
  definition: FormDefinition;
  revision?: string | undefined;
}
/** To be published. `corrections`: the questions whose new wording is only a correction (ruling 35). */
type Published = Saved & { corrections?: readonly number[] | undefined };
interface Begun {
  definition: FormDefinition;
  /** The idempotency key of the creation. */
  key?: string | undefined;
}

const { notSaved } = FORM_TEXTS;

/** As much of the title as fits. No character is cut in two. */
function nameOfCopy(title: string): string {
  const end = ' (copy)';
  const signs = [...title];
  while (signs.join('').length > FORM_LIMITS.title - end.length) signs.pop();
  return `${signs.join('')}${end}`;
}

/** The ids it was published with before, by a call whose answer was lost; 409 if the form has changed. */
async function repeated(strapi: Core.Strapi, row: FormRow, definition: FormDefinition) {
  const ids = await publishing.publishedAs(strapi, row, definition);
  if (!ids) throw changedMeanwhile();
  return ids;
}

const createKeyOf = (actor: Actor, key: string | undefined) =>
  key === undefined ? null : `${actor.id}:${key}`;

/** The form that an earlier request with the same key created. */
async function madeBefore(
  strapi: Core.Strapi,
  actor: Actor,
  key: string | undefined,
): Promise<FormRow | undefined> {
  const createKey = createKeyOf(actor, key);
  if (createKey === null) return undefined;
  // Of two concurrent requests, the second finds what the first created.
  await lockRow(strapi, 'up_users', actor.id);
  const query = strapi.db.query(FORM_UID);
  const made: { id: number } | null = await query.findOne({
    where: { createKey },
    select: ['id'],
  });
  return made ? lockedForm(strapi, made.id, notSaved) : undefined;
}

/** Adds a form that nobody has seen yet. */
async function addRow(
  strapi: Core.Strapi,
  actor: Actor,
  { definition, key }: Begun,
): Promise<FormRow> {
  const columns = formColumns(definition);
  const createKey = createKeyOf(actor, key);
  const data = { ...columns, version: 0, revision: 0, createKey };
  const { id } = await strapi.db.query(FORM_UID).create({ data });
  return formOf(strapi, id as number);
}

/** Creates a form that is not published yet. The same key creates it only once. */
export async function addDraft(strapi: Core.Strapi, actor: Actor, { definition, key }: Begun) {
  const formId = await transaction(strapi, async () => {
    // Returned as it is now. A later edit is saved with this revision.
    const made = await madeBefore(strapi, actor, key);
    if (made) return made.id;
    const draft = await withFiles(strapi, definition);
    const row = await addRow(strapi, actor, { definition: draft, key });
    await publishing.keepDraft(strapi, actor.id, row, draft);
    const about = aboutForm(row);
    await historyService.record(strapi, { by: actor.id, action: 'created', about });
    return row.id;
  });
  return { formId, form: await formList.detail(strapi, actor, formId), ids: {} };
}

/** Publishes a new form. If the same key has only created a draft so far, that is published. */
export async function create(strapi: Core.Strapi, actor: Actor, { definition, key }: Begun) {
  const { formId, ids } = await transaction(strapi, async () => {
    const made = await madeBefore(strapi, actor, key);
    if (made) {
      const isPublished = made.version > 0;
      const ids = await (isPublished
        ? repeated(strapi, made, definition)
        : publishing.publish(strapi, actor.id, made, definition));
      return { formId: made.id, ids };
    }
    const row = await addRow(strapi, actor, { definition, key });
    const ids = await publishing.publish(strapi, actor.id, row, definition, { action: 'created' });
    return { formId: row.id, ids };
  });
  return { formId, form: await formList.detail(strapi, actor, formId), ids };
}

/** Publishes a form as given. What it asked before remains as an earlier version. */
export async function save(strapi: Core.Strapi, actor: Actor, formId: number, given: Published) {
  const { definition, revision, corrections } = given;
  const ids = await transaction(strapi, async () => {
    const row = await lockedForm(strapi, formId, notSaved);
    return isOld(row, revision)
      ? repeated(strapi, row, definition)
      : publishing.publish(strapi, actor.id, row, definition, { corrections });
  });
  return { formId, form: await formList.detail(strapi, actor, formId), ids };
}

/** Stores a draft. If the same draft is sent again, it is stored once, whatever its revision. */
export async function saveDraft(
  strapi: Core.Strapi,
  actor: Actor,
  id: number,
  { definition, revision }: Saved,
) {
  return transaction(strapi, async () => {
    const row = await lockedForm(strapi, id, notSaved);
    const draft = plain(await withFiles(strapi, definition));
    if (row.draft && isDeepStrictEqual(row.draft, draft)) {
      return { revision: revisionOf(row), savedAt: iso(row.draftSavedAt ?? row.updatedAt) };
    }
    requireRevision(row, revision);
    const savedAt = await publishing.keepDraft(strapi, actor.id, row, draft);
    return { revision: revisionOf(await formOf(strapi, id)), savedAt: iso(savedAt) };
  });
}

/**
 * Discards the draft and returns to the published form. 409 if the form is another than the one that was seen: its
 * draft may be somebody else's work. Called again, it discards nothing more.
 */
export async function dropDraft(
  strapi: Core.Strapi,
  actor: Actor,
  id: number,
  revision: string | undefined,
) {
  await transaction(strapi, async () => {
    const row = await lockedForm(strapi, id, notSaved);
    if (row.version === 0) throw refuse.wrongState(NEVER_PUBLISHED);
    if (!row.draft) return;
    if (isOld(row, revision)) throw refuse.changedMeanwhile(DRAFT_CHANGED);
    await publishing.dropDraft(strapi, row);
    const changes = [{ field: 'Last saved by', from: row.draftSavedBy ?? '', to: '' }];
    const about = aboutForm(row);
    await historyService.record(strapi, {
      by: actor.id,
      action: 'draft_discarded',
      about,
      changes,
    });
  });
  return formList.detail(strapi, actor, id);
}

/** Makes an unpublished copy: of the published form, or of the draft if it was never published. */
export async function duplicate(strapi: Core.Strapi, actor: Actor, id: number) {
  const { definition, draft } = await formOf(strapi, id, notSaved);
  const original = definition ?? draft;
  if (!original) throw refuse.wrongState('There is nothing in this form to copy yet.');
  const copy = asNew(original);
  return addDraft(strapi, actor, { definition: { ...copy, title: nameOfCopy(copy.title) } });
}
