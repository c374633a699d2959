/** What a definition refers to outside itself: uploaded files, and existing members. */
import type { Core } from '@strapi/strapi';
import {
  questionsOf,
  type FormDefinition,
  type FormQuestion,
} from '@hearthside/contract/form/fields';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { withRowLock } from '../../../db/lock-row';
import { keptFileIn, selectFormFiles, type FormFileRow } from './form-file-row';
import { fileIdsOf } from './form-keys';

const NO_FILE = 'This file is no longer available. Please add it again.';
/** SQLite accepts 32,766 values in one statement, PostgreSQL twice as many. A form can exclude more. */
const AT_ONCE = 10_000;

const NO_MEMBER = 'One of the people chosen here doesn’t exist.';

/** The members from whom a form hides some of its questions. */
const excludedIn = (...definitions: readonly (FormDefinition | null)[]) =>
  new Set(
    definitions.flatMap((one) =>
      one ? questionsOf(one).flatMap(({ assignedUserIds }) => assignedUserIds) : [],
    ),
  );

/** The definition with some fields of its questions changed; refused by field if `problem` finds one. */
function withQuestions(
  definition: FormDefinition,
  change: (
    question: FormQuestion,
    refuseField: (field: string, text: string) => void,
  ) => FormQuestion,
): FormDefinition {
  const details: Record<string, string> = {};
  const sections = definition.sections.map((section, place) => ({
    ...section,
    questions: section.questions.map((question, index) =>
      change(question, (field, text) => {
        details[`sections.${place}.questions.${index}.${field}`] = text;
      }),
    ),
  }));
  const [first] = Object.values(details);
  if (first) throw refuse.badInput(first, details);
  return { ...definition, sections };
}

/**
 * Adds the facts about each file, whatever the sender says about it. Within a transaction the files are locked, so
 * that the nightly sweep finds them in use.
 */
export async function withFiles(
  strapi: Core.Strapi,
  definition: FormDefinition,
): Promise<FormDefinition> {
  const ids = fileIdsOf(definition);
  if (ids.length === 0) return definition;
  await runQuery(strapi, (knex) =>
    withRowLock(strapi, knex('form_files').whereIn('id', ids).orderBy('id').select('id')),
  );
  const rows = (await runQuery(strapi, (knex) =>
    selectFormFiles(knex).whereIn('a.id', ids),
  )) as FormFileRow[];
  const known = new Map(rows.map((row) => [row.id, keptFileIn(row)]));
  return withQuestions(definition, (question, refuseField) => ({
    ...question,
    files: question.files.flatMap(({ id }, index) => {
      const file = known.get(id);
      if (!file) refuseField(`files.${index}`, NO_FILE);
      return file ?? [];
    }),
  }));
}

/**
 * Checks that excluded members exist. A member who was excluded before and has been erased since is silently left
 * out, because nobody could tell them from anyone else.
 */
export async function withMembers(
  strapi: Core.Strapi,
  definition: FormDefinition,
  before: readonly (FormDefinition | null)[],
): Promise<FormDefinition> {
  const ids = [...excludedIn(definition)];
  if (ids.length === 0) return definition;
  const known = new Set<number>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const there: number[] = await runQuery(strapi, (knex) =>
      knex('up_users').whereIn('id', some).pluck('id'),
    );
    for (const id of there) known.add(id);
  }
  const once = excludedIn(...before);
  return withQuestions(definition, (question, refuseField) => {
    const { assignedUserIds } = question;
    const strange = assignedUserIds.some((id) => !known.has(id) && !once.has(id));
    if (strange) refuseField('assignedUserIds', NO_MEMBER);
    return { ...question, assignedUserIds: assignedUserIds.filter((id) => known.has(id)) };
  });
}
