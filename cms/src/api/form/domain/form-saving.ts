import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { FORM_LIMITS, FORM_TEXTS, type FormDefinition } from '@hearthside/contract/form';
import type { Actor } from '../../../access/actor';
import { lockRow } from '../../../access/lock-row';
import { refuse } from '../../../access/refuse';
import { transaction } from '../../../db/transaction';
import { services } from '../../../services';
import { formAccess } from './form-access';
import { formColumns } from './form-keys';
import { formList } from './form-list';
import { formReferences } from './form-references';
import { aboutForm, FORM_UID, iso, revisionOf, type FormRow } from './form-row';
import { asNew } from './part-ids';
import { plain, publishing } from './publishing';
import { changedMeanwhile, isOld, requireRevision } from './require-revision';

const NEVER_PUBLISHED =
  'This form was never published, so there is nothing to go back to. Delete it if it is not needed.';

interface Saved {
  definition: FormDefinition;
  revision?: string | undefined;
}
/** To be published; `corrections`: the questions whose other words are only that (ruling 35). */
type Published = Saved & { corrections?: readonly number[] | undefined };
interface Begun {
  definition: FormDefinition;
  /** Names this beginning: repeated, it is one. */
  key?: string | undefined;
}

const { notSaved } = FORM_TEXTS;

/** As much of the title as there is room for; no sign of it is cut in two. */
function nameOfCopy(title: string): string {
  const end = ' (copy)';
  const signs = [...title];
  while (signs.join('').length > FORM_LIMITS.title - end.length) signs.pop();
  return `${signs.join('')}${end}`;
}

/** Making and changing forms (part 2 §2, §4, §5; ruling 16). */
export function formSaving(strapi: Core.Strapi) {
  const { formOf, lockedForm } = formAccess(strapi);
  const { detail } = formList(strapi);
  const { withFiles } = formReferences(strapi);
  const { publish, publishedAs, keepDraft, dropDraft } = publishing(strapi);

  /** The numbers it was published with before, by a call whose answer was lost; 409 where the form says else. */
  async function repeated(row: FormRow, definition: FormDefinition) {
    const ids = await publishedAs(row, definition);
    if (!ids) throw changedMeanwhile();
    return ids;
  }

  const createKeyOf = (actor: Actor, key: string | undefined) =>
    key === undefined ? null : `${actor.id}:${key}`;

  /** What the same beginning has made before. */
  async function madeBefore(actor: Actor, key: string | undefined): Promise<FormRow | undefined> {
    const createKey = createKeyOf(actor, key);
    if (createKey === null) return undefined;
    // Of two at once the other finds what the first has made.
    await lockRow(strapi, 'up_users', actor.id);
    const query = strapi.db.query(FORM_UID);
    const made: { id: number } | null = await query.findOne({
      where: { createKey },
      select: ['id'],
    });
    return made ? lockedForm(made.id, notSaved) : undefined;
  }

  /** Adds a form that nobody knows of yet. */
  async function addRow(actor: Actor, { definition, key }: Begun): Promise<FormRow> {
    const columns = formColumns(definition);
    const createKey = createKeyOf(actor, key);
    const data = { ...columns, version: 0, revision: 0, createKey };
    const { id } = await strapi.db.query(FORM_UID).create({ data });
    return formOf(id as number);
  }

  async function addDraft(actor: Actor, { definition, key }: Begun) {
    const formId = await transaction(strapi, async () => {
      // Told as it is by now: whoever has typed on since saves that with its revision.
      const made = await madeBefore(actor, key);
      if (made) return made.id;
      const draft = await withFiles(definition);
      const row = await addRow(actor, { definition: draft, key });
      await keepDraft(actor.id, row, draft);
      const about = aboutForm(row);
      await services(strapi).history.record({ by: actor.id, action: 'created', about });
      return row.id;
    });
    return { formId, form: await detail(actor, formId), ids: {} };
  }

  return {
    /** Publishes a new form; one that the same beginning has only drafted so far is published then. */
    async create(actor: Actor, { definition, key }: Begun) {
      const { formId, ids } = await transaction(strapi, async () => {
        const made = await madeBefore(actor, key);
        if (made) {
          const isPublished = made.version > 0;
          const ids = await (isPublished
            ? repeated(made, definition)
            : publish(actor.id, made, definition));
          return { formId: made.id, ids };
        }
        const row = await addRow(actor, { definition, key });
        const ids = await publish(actor.id, row, definition, { action: 'created' });
        return { formId: row.id, ids };
      });
      return { formId, form: await detail(actor, formId), ids };
    },

    /** Begins a form that is not published yet; by the same key it is begun once. */
    createDraft: addDraft,

    /** Publishes a form as it is given; what it asked before stays as a version of it. */
    async save(actor: Actor, formId: number, given: Published) {
      const { definition, revision, corrections } = given;
      const ids = await transaction(strapi, async () => {
        const row = await lockedForm(formId, notSaved);
        return isOld(row, revision)
          ? repeated(row, definition)
          : publish(actor.id, row, definition, { corrections });
      });
      return { formId, form: await detail(actor, formId), ids };
    },

    /** Keeps what is being written. Sent again as it is kept already, it is kept once, whatever its revision. */
    async saveDraft(actor: Actor, id: number, { definition, revision }: Saved) {
      return transaction(strapi, async () => {
        const row = await lockedForm(id, notSaved);
        const draft = plain(await withFiles(definition));
        if (row.draft && isDeepStrictEqual(row.draft, draft)) {
          return { revision: revisionOf(row), savedAt: iso(row.draftSavedAt ?? row.updatedAt) };
        }
        requireRevision(row, revision);
        const savedAt = await keepDraft(actor.id, row, draft);
        return { revision: revisionOf(await formOf(id)), savedAt: iso(savedAt) };
      });
    },

    /** Goes back to the form as it was published. */
    async dropDraft(actor: Actor, id: number) {
      await transaction(strapi, async () => {
        const row = await lockedForm(id, notSaved);
        if (row.version === 0) throw refuse.conflict(NEVER_PUBLISHED);
        if (row.draft) await dropDraft(row);
      });
      return detail(actor, id);
    },

    /** Makes an unpublished copy: of what is published, and before that of what is drafted. */
    async duplicate(actor: Actor, id: number) {
      const { definition, draft } = await formOf(id, notSaved);
      const original = definition ?? draft;
      if (!original) throw refuse.conflict('There is nothing in this form to copy yet.');
      const copy = asNew(original);
      return addDraft(actor, { definition: { ...copy, title: nameOfCopy(copy.title) } });
    },
  };
}
