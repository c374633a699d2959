import {
  DEFAULT_FORM_TITLE,
  questionsOf,
  type FormDefinition,
} from '@hearthside/contract/form/fields';
import { lookup } from '../../../text/normalize';

/** Some letters grow when folded; the end of a longer key would decide no order. */
const KEY_MAX = 255;

/** Words or numbers so that each is found by `havingEntry`; of none it is a single comma. */
export const listKey = (entries: readonly (string | number)[]) =>
  `,${entries.map((entry) => `${entry},`).join('')}`;

/** For `like`: a key that has this among its entries. */
export const havingEntry = (entry: string | number) => `%,${entry},%`;

/** Whether a form shows its progress: the editor's switch sets it at all questions at once (part 2 §2). */
export function showsProgress(definition: FormDefinition): boolean {
  const questions = questionsOf(definition);
  return questions.length > 0 && questions.every(({ showProgress }) => showProgress);
}

/** The columns of a form's row that follow from what it says; a definition that is drafted only may have no title. */
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

/** The numbers of the files that definitions show. */
export function fileIdsOf(...definitions: readonly (FormDefinition | null)[]): number[] {
  const ids = definitions.flatMap((definition) =>
    definition ? questionsOf(definition).flatMap(({ files }) => files.map(({ id }) => id)) : [],
  );
  return [...new Set(ids)];
}

/** The same as a column that is searched for one of them. */
export const fileKeyOf = (...definitions: readonly (FormDefinition | null)[]) =>
  listKey(fileIdsOf(...definitions));
