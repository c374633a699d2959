import {
  DEFAULT_FORM_TITLE,
  questionsOf,
  type FormDefinition,
} from '@hearthside/contract/form/fields';
import { lookup } from '../../../text/normalize';

/** Some letters become longer when normalized. Past this length a key's end would not affect the order. */
const KEY_MAX = 255;

/** A key of words or numbers in which `havingEntry` finds each of them. Without entries it is a single comma. */
export const listKey = (entries: readonly (string | number)[]) =>
  `,${entries.map((entry) => `${entry},`).join('')}`;

/** For `like`: matches a key with this entry. */
export const havingEntry = (entry: string | number) => `%,${entry},%`;

/** Whether a form shows its progress. The editor's switch sets this for all questions at once (part 2 §2). */
export function showsProgress(definition: FormDefinition): boolean {
  const questions = questionsOf(definition);
  return questions.length > 0 && questions.every(({ showProgress }) => showProgress);
}

/**
 * The columns of a form's row that are derived from its definition. A definition that is only a draft may have no
 * title.
 */
export function formColumns(definition: FormDefinition) {
  const { description, accessRoles, needsReview } = definition;
  const title = definition.title.trim() || DEFAULT_FORM_TITLE;
  return {
    title,
    description,
    accessRoles,
    needsReview,
    showProgress: showsProgress(definition),
    questionCount: questionsOf(definition).length,
    roleKey: listKey(accessRoles),
    titleKey: lookup(title).slice(0, KEY_MAX),
    searchKey: lookup(`${title} ${description}`),
  };
}

/** The ids of the files that definitions show. */
export function fileIdsOf(...definitions: readonly (FormDefinition | null)[]): number[] {
  const ids = definitions.flatMap((definition) =>
    definition ? questionsOf(definition).flatMap(({ files }) => files.map(({ id }) => id)) : [],
  );
  return [...new Set(ids)];
}

/** The same as a column in which one of them can be searched. */
export const fileKeyOf = (...definitions: readonly (FormDefinition | null)[]) =>
  listKey(fileIdsOf(...definitions));
