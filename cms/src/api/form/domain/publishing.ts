import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { FormDefinition } from '@hearthside/contract/form';
import { withNames } from '@hearthside/contract/form-names';
import { publishable, publishProblems } from '@hearthside/contract/form-publishing';
import { afterCommit } from '../../../access/after-commit';
import { runQuery } from '../../../access/run-query';
import { refuse } from '../../../access/refuse';
import { invalidateCounts } from '../../../access/cached-count';
import { panelReason, type ChangeAuthor } from '../../../access/change-author';
import { services } from '../../../services';
import { formChanges } from './form-changes';
import { fileKeyOf, formColumns } from './form-keys';
import { formParts } from './form-parts';
import { formReferences } from './form-references';
import { aboutForm, FORM_UID, VERSION_UID, type FormRow } from './form-row';
import { numbersIn } from './part-ids';
import { nextStarts } from './version-starts';

const NO_DRAFT = { draft: null, draftSavedAt: null, draftSavedBy: null };

/** What is said, as it is read back from a column. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Who publishes: a member by their number, or whoever writes at the panel. */
type ChangedBy = number | ChangeAuthor;

interface Publishing {
  /** What stays drafted beside it. */
  draft?: FormDefinition | null;
  action?: 'created' | 'changed';
  /** The questions whose other words are only a correction. */
  corrections?: readonly number[] | undefined;
}

/** Making another version of a form, within a transaction that holds its row. */
export function publishing(strapi: Core.Strapi) {
  const { numbered } = formParts(strapi);
  const { withFiles, withMembers } = formReferences(strapi);

  const update = (row: FormRow, data: object) =>
    strapi.db
      .query(FORM_UID)
      .update({ where: { id: row.id }, data: { ...data, revision: row.revision + 1 } });

  const nameOf = async (by: ChangedBy): Promise<string> =>
    typeof by === 'number' ? services(strapi).member.nameOf(by) : by.name;

  /** What becomes of a definition when it is published, save for the numbers of new parts; 400 where it can't be. */
  async function fitted(row: FormRow, wanted: FormDefinition): Promise<FormDefinition> {
    const given = await withMembers(await withFiles(wanted), [row.definition, row.draft]);
    const form = withNames(publishable(given));
    const problems = publishProblems(form);
    const [first] = Object.values(problems);
    if (first) throw refuse.badInput(first, problems);
    return form;
  }

  /** What was sent while nobody reviewed waits for review from now on. */
  async function beginReview(formId: number) {
    await runQuery(strapi, (knex) =>
      knex('form_responses')
        .where({ form_id: formId, status: 'submitted' })
        .update({ status: 'pending', updated_at: new Date(), revision: knex.raw('revision + 1') }),
    );
    await afterCommit(strapi, () => invalidateCounts('form'));
  }

  /**
   * Publishes a definition as the form's newest version, unless it says what the newest says already; tells
   * which numbers its new parts got.
   */
  async function publish(
    by: ChangedBy,
    row: FormRow,
    wanted: FormDefinition,
    { draft = null, action = 'changed', corrections = [] }: Publishing = {},
  ): Promise<Record<string, number>> {
    const { definition: given, ids } = await numbered(row.id, await fitted(row, wanted));
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
    const publishedBy = await nameOf(by);
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
    await update(row, { ...formColumns(definition), ...kept, definition, version, fileKey });
    if (definition.needsReview && row.definition?.needsReview === false) await beginReview(row.id);
    await services(strapi).history.record({
      ...(typeof by === 'number' ? { by } : { by: by.memberId, reason: panelReason(by) }),
      action,
      changes: formChanges(row, definition),
      about: aboutForm({ id: row.id, title: definition.title }),
    });
    return ids;
  }

  /** Puts a draft in the place of the one before; a form that was never published shows what it says. */
  async function keepDraft(by: ChangedBy, row: FormRow, draft: FormDefinition): Promise<Date> {
    const savedAt = new Date();
    await update(row, {
      ...(row.version === 0 && formColumns(draft)),
      draft,
      draftSavedAt: savedAt,
      fileKey: fileKeyOf(row.definition, draft),
      draftSavedBy: await nameOf(by),
    });
    return savedAt;
  }

  return {
    update,

    /**
     * The numbers that the new parts of a definition got when it was published before, by a call whose answer was
     * lost; undefined where the form is something else by now.
     */
    async publishedAs(row: FormRow, wanted: FormDefinition) {
      if (row.definition === null || row.draft !== null) return undefined;
      return numbersIn(plain(await fitted(row, wanted)), row.definition);
    },

    publish,

    keepDraft,

    dropDraft: (row: FormRow) => update(row, { ...NO_DRAFT, fileKey: fileKeyOf(row.definition) }),

    /** Changes what is published, as another version, and what is drafted along with it. */
    async change(
      by: ChangedBy,
      row: FormRow,
      changed: (definition: FormDefinition, isDraft: boolean) => FormDefinition,
    ) {
      const draft = row.draft && changed(row.draft, true);
      if (row.definition) await publish(by, row, changed(row.definition, false), { draft });
      else if (draft) await keepDraft(by, row, draft);
    },
  };
}
