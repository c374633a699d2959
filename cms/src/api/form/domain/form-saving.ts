import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { FORM_LIMITS, type FormDefinition } from '@hearthside/contract/form';
import { refuse } from '../../../access/refuse';
import { services } from '../../../services';
import { formAccess } from './form-access';
import { formColumns } from './form-keys';
import { formList } from './form-list';
import { formReferences } from './form-references';
import { aboutForm, FORM_UID, iso, revisionOf, type FormRow } from './form-row';
import { asNew } from './part-ids';
import { plain, publishing } from './publishing';

const CHANGED_MEANWHILE =
  'This form was changed by somebody else while you were editing. Nothing of yours is lost: see what changed, and save again.';
const NEVER_PUBLISHED =
  'This form was never published, so there is nothing to go back to. Delete it if it is not needed.';

interface Saved {
  definition: FormDefinition;
  revision?: string | undefined;
}
interface Reader {
  id: number;
}

/** Where the definition stands in the body of a save. */
const UNDER = 'definition.';

const nameOfCopy = (title: string) => {
  const end = ' (copy)';
  return `${title.slice(0, FORM_LIMITS.title - end.length)}${end}`;
};

/** Making and changing forms (part 2 §2, §4, §5; ruling 16). */
export function formSaving(strapi: Core.Strapi) {
  const { formOf, heldForm } = formAccess(strapi);
  const { detail } = formList(strapi);
  const { withFiles } = formReferences(strapi);
  const { publish, keepDraft, dropDraft } = publishing(strapi);

  const requireRevision = (row: FormRow, revision: string | undefined) => {
    if (revision !== undefined && revision !== revisionOf(row)) {
      throw refuse.conflict(CHANGED_MEANWHILE);
    }
  };

  /** Adds a form that nobody knows of yet. */
  async function addRow(definition: FormDefinition): Promise<FormRow> {
    const columns = formColumns(definition);
    const data = { ...columns, version: 0, revision: 0 };
    const { id } = await strapi.db.query(FORM_UID).create({ data });
    return formOf(id as number);
  }

  async function addDraft(reader: Reader, definition: FormDefinition) {
    const formId = await strapi.db.transaction(async () => {
      const draft = await withFiles(definition, '');
      const row = await addRow(draft);
      await keepDraft(reader.id, row, draft);
      const about = aboutForm(row);
      await services(strapi).history.record({ by: reader.id, action: 'created', about });
      return row.id;
    });
    return { formId, form: await detail(reader, formId), ids: {} };
  }

  return {
    /** Publishes a new form. */
    async create(reader: Reader, definition: FormDefinition) {
      const { formId, ids } = await strapi.db.transaction(async () => {
        const row = await addRow(definition);
        const ids = await publish(reader.id, row, definition, { action: 'created' });
        return { formId: row.id, ids };
      });
      return { formId, form: await detail(reader, formId), ids };
    },

    /** Begins a form that is not published yet. */
    createDraft: addDraft,

    /** Publishes a form as it is given; what it asked before stays as a version of it. */
    async save(reader: Reader, formId: number, { definition, revision }: Saved) {
      const ids = await strapi.db.transaction(async () => {
        const row = await heldForm(formId);
        requireRevision(row, revision);
        return publish(reader.id, row, definition, { under: UNDER });
      });
      return { formId, form: await detail(reader, formId), ids };
    },

    /** Keeps what is being written. Sent again as it is kept already, it is kept once, whatever its revision. */
    async saveDraft(reader: Reader, id: number, { definition, revision }: Saved) {
      return strapi.db.transaction(async () => {
        const row = await heldForm(id);
        const draft = plain(await withFiles(definition, UNDER));
        if (row.draft && isDeepStrictEqual(row.draft, draft)) {
          return { revision: revisionOf(row), savedAt: iso(row.draftSavedAt ?? row.updatedAt) };
        }
        requireRevision(row, revision);
        const savedAt = await keepDraft(reader.id, row, draft);
        return { revision: revisionOf(await formOf(id)), savedAt: iso(savedAt) };
      });
    },

    /** Goes back to the form as it was published. */
    async dropDraft(reader: Reader, id: number) {
      await strapi.db.transaction(async () => {
        const row = await heldForm(id);
        if (row.version === 0) throw refuse.conflict(NEVER_PUBLISHED);
        if (row.draft) await dropDraft(row);
      });
      return detail(reader, id);
    },

    /** Makes an unpublished copy: of what is published, and before that of what is drafted. */
    async duplicate(reader: Reader, id: number) {
      const { definition, draft } = await formOf(id);
      const original = definition ?? draft;
      if (!original) throw refuse.conflict('There is nothing in this form to copy yet.');
      const copy = asNew(original);
      return addDraft(reader, { ...copy, title: nameOfCopy(copy.title) });
    },
  };
}
