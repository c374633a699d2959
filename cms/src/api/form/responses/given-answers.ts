/** Tells answers to questions of an earlier version from answers to what was never asked (ruling 15). */
import type { Core } from '@strapi/strapi';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import {
  answerProblems,
  foreignAnswers,
  type FormAnswers,
} from '@hearthside/contract/form/answers';
import type { FormViewer } from '@hearthside/contract/form/visibility';
import { refuse, type Refusal } from '../../../http/refuse';
import { formFor } from '../rules/assigned-form';
import { type FormSeen, earlierOf, versionOf } from '../data/published-forms';

/** The same for hidden, other forms' and unknown questions, so that nobody learns which exist. */
const NOT_ASKED = 'This can\u2019t be an answer to this form.';
const INCOMPLETE = 'Please check the marked questions.';

const byQuestion = (entries: readonly (readonly [number | string, string])[]) =>
  Object.fromEntries(entries.map(([id, text]) => [`question-${id}`, text]));

const notAsked = (ids: readonly number[]): Refusal =>
  refuse.badInput(NOT_ASKED, byQuestion(ids.map((id) => [id, NOT_ASKED] as const)));

/** The refusal of answers that are to be sent, or undefined. `seen` is the form as their sender sees it. */
export function refusalOf(seen: FormDefinition, answers: FormAnswers): Refusal | undefined {
  const foreign = foreignAnswers(seen, answers);
  if (foreign.length > 0) return notAsked(foreign);
  const problems = Object.entries(answerProblems(seen, answers));
  return problems.length === 0 ? undefined : refuse.badInput(INCOMPLETE, byQuestion(problems));
}

/** Refuses answers to questions that this member is not asked now and was not asked by an earlier version either. */
export async function requireAsked(
  strapi: Core.Strapi,
  member: FormViewer,
  { form, seen }: FormSeen,
  answers: FormAnswers,
) {
  let left = foreignAnswers(seen, answers);
  if (left.length === 0) return;
  for (const earlier of await earlierOf(strapi, form)) {
    const then = formFor(earlier, member);
    if (!then) continue;
    const some = Object.fromEntries(left.map((id) => [id, answers[id]])) as FormAnswers;
    left = foreignAnswers(then, some);
    if (left.length === 0) return;
  }
  throw notAsked(left);
}

/** A version of the form as this member saw it; undefined if it asked them nothing. */
export async function askedAt(
  strapi: Core.Strapi,
  member: FormViewer,
  { form }: FormSeen,
  version: number,
) {
  const definition = await versionOf(strapi, form, version);
  return formFor({ id: form.id, version, definition }, member);
}
