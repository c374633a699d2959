/** Definitions as they are sent to clients: with numbers for their questions and links for their files. */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { FormDefinition, FormFile, FormQuestion } from '@hearthside/contract/form/fields';
import type { formSection } from '@hearthside/contract/form/shapes';
import { runQuery } from '../../../db/run-query';
import { formFileIn, selectFormFiles, type FormFileRow } from './form-file-row';
import { fileIdsOf } from './form-keys';

type Section = z.input<typeof formSection>;
/** A part of something published: its id is a number. */
const numbered = <Part extends { id: unknown }>(part: Part) => ({ ...part, id: Number(part.id) });

/** The files of definitions by id. A file that is gone is left out. */
async function filesOf(
  strapi: Core.Strapi,
  actorId: number,
  definitions: readonly FormDefinition[],
) {
  const ids = fileIdsOf(...definitions);
  if (ids.length === 0) return new Map<number, FormFile>();
  const rows = (await runQuery(strapi, (knex) =>
    selectFormFiles(knex).whereIn('a.id', ids),
  )) as FormFileRow[];
  return new Map(rows.map((row) => [row.id, formFileIn(row, actorId)]));
}

const linked = (question: FormQuestion, files: ReadonlyMap<number, FormFile>) =>
  question.files.flatMap(({ id }) => files.get(id) ?? []);

/**
 * The complete sections of a published definition for this viewer. For members who may see only some of it, it has to
 * go through `seenBy` first. Questions are numbered through the form as given.
 */
export async function sectionsOf(
  strapi: Core.Strapi,
  definition: FormDefinition,
  { id: actorId }: { id: number },
) {
  const files = await filesOf(strapi, actorId, [definition]);
  let number = 0;
  return definition.sections.map(({ questions, ...section }, index): Section => ({
    section: { ...numbered(section), number: index + 1 },
    questions: questions.map((question) => ({
      ...question,
      id: Number(question.id),
      number: (number += 1),
      choices: question.choices.map(numbered),
      gridRows: question.gridRows.map(numbered),
      gridColumns: question.gridColumns.map(numbered),
      links: question.links.map(numbered),
      files: linked(question, files),
    })),
  }));
}

/** A definition in the shape a save takes, with links to its files. */
export async function withLinks(
  strapi: Core.Strapi,
  definition: FormDefinition,
  { id: actorId }: { id: number },
) {
  const files = await filesOf(strapi, actorId, [definition]);
  return {
    ...definition,
    sections: definition.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({
        ...question,
        files: linked(question, files),
      })),
    })),
  };
}
