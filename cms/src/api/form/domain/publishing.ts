import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { FormDefinition } from '@hearthside/contract/form';
import { withNames } from '@hearthside/contract/form-names';
import { services } from '../../../services';
import { formChanges } from './form-changes';
import { fileKeyOf, formColumns } from './form-keys';
import { formParts } from './form-parts';
import { formReferences } from './form-references';
import { aboutForm, FORM_UID, VERSION_UID, type FormRow } from './form-row';

const NO_DRAFT = { draft: null, draftSavedAt: null, draftSavedBy: null };

/** What is said, as it is read back from a column. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

interface Publishing {
  /** Where in the body of the call the definition stands, for the names of fields. */
  under?: string;
  /** What stays drafted beside it. */
  draft?: FormDefinition | null;
  action?: 'created' | 'changed';
}

/** Making another version of a form, within a transaction that holds its row. */
export function publishing(strapi: Core.Strapi) {
  const { numbered } = formParts(strapi);
  const { withFiles, withMembers } = formReferences(strapi);

  const update = (row: FormRow, data: object) =>
    strapi.db
      .query(FORM_UID)
      .update({ where: { id: row.id }, data: { ...data, revision: row.revision + 1 } });

  return {
    update,

    /**
     * Publishes a definition as the form's newest version, unless it says what the newest says already; tells
     * which numbers its new parts got.
     */
    async publish(
      by: number,
      row: FormRow,
      wanted: FormDefinition,
      { under = '', draft = null, action = 'changed' }: Publishing = {},
    ): Promise<Record<string, number>> {
      const held = await withFiles(wanted, under);
      const named = withNames(await withMembers(held, [row.definition, row.draft], under));
      const { definition: given, ids } = await numbered(row.id, named, under);
      const definition = plain(given);
      const kept = draft ? { draft } : NO_DRAFT;
      const isNew = !isDeepStrictEqual(definition, row.definition);
      if (!isNew && isDeepStrictEqual(draft, row.draft)) return ids;
      const fileKey = fileKeyOf(definition, draft);
      if (!isNew) {
        await update(row, { ...kept, fileKey });
        return ids;
      }
      const version = row.version + 1;
      const publishedBy = await services(strapi).member.nameOf(by);
      await strapi.db.query(VERSION_UID).create({
        data: {
          ...{ form: row.id, number: version, definition, publishedBy },
          fileKey: fileKeyOf(definition),
        },
      });
      await update(row, { ...formColumns(definition), ...kept, definition, version, fileKey });
      await services(strapi).history.record({
        ...{ by, action, changes: formChanges(row, definition) },
        about: aboutForm({ id: row.id, title: definition.title }),
      });
      return ids;
    },

    /** Puts a draft in the place of the one before; a form that was never published shows what it says. */
    async keepDraft(by: number, row: FormRow, draft: FormDefinition): Promise<Date> {
      const savedAt = new Date();
      await update(row, {
        ...(row.version === 0 && formColumns(draft)),
        ...{ draft, draftSavedAt: savedAt, fileKey: fileKeyOf(row.definition, draft) },
        draftSavedBy: await services(strapi).member.nameOf(by),
      });
      return savedAt;
    },

    dropDraft: (row: FormRow) => update(row, { ...NO_DRAFT, fileKey: fileKeyOf(row.definition) }),
  };
}
