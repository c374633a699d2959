import type { Core } from '@strapi/strapi';
import type { FormDefinition } from '@hearthside/contract/form';
import {
  answerProblems,
  foreignAnswers,
  type FormAnswers,
} from '@hearthside/contract/form-answers';
import type { FormViewer } from '@hearthside/contract/form-visibility';
import { refuse, type Refusal } from '../../../access/refuse';
import { formFor } from './assigned-form';
import { publishedForms, type FormSeen } from './published-forms';

/** The same for hidden, foreign and unknown questions: nobody learns which there are. */
const NOT_ASKED = 'This can\u2019t be an answer to this form.';
const INCOMPLETE = 'Please check the marked questions.';

const byQuestion = (entries: readonly (readonly [number | string, string])[]) =>
  Object.fromEntries(entries.map(([id, text]) => [`question-${id}`, text]));

const notAsked = (ids: readonly number[]): Refusal =>
  refuse.badInput(NOT_ASKED, byQuestion(ids.map((id) => [id, NOT_ASKED] as const)));

/** What refuses answers that are to be sent, or undefined; `seen` is the form as their sender sees it. */
export function refusalOf(seen: FormDefinition, answers: FormAnswers): Refusal | undefined {
  const foreign = foreignAnswers(seen, answers);
  if (foreign.length > 0) return notAsked(foreign);
  const problems = Object.entries(answerProblems(seen, answers));
  return problems.length === 0 ? undefined : refuse.badInput(INCOMPLETE, byQuestion(problems));
}

/** Telling answers to what was asked before the form was changed from those to what was never asked (ruling 15). */
export function givenAnswers(strapi: Core.Strapi) {
  const published = publishedForms(strapi);

  return {
    /** Refuses answers to what this member is not asked, and was not asked by an earlier version either. */
    async requireAsked(member: FormViewer, { form, seen }: FormSeen, answers: FormAnswers) {
      let left = foreignAnswers(seen, answers);
      if (left.length === 0) return;
      for (const earlier of await published.earlierOf(form)) {
        const then = formFor(earlier, member);
        if (!then) continue;
        const some = Object.fromEntries(left.map((id) => [id, answers[id]])) as FormAnswers;
        left = foreignAnswers(then, some);
        if (left.length === 0) return;
      }
      throw notAsked(left);
    },

    /** A version of the form as it asked this member; undefined where it asked them nothing. */
    async askedAt(member: FormViewer, { form }: FormSeen, version: number) {
      const definition = await published.versionOf(form, version);
      return formFor({ id: form.id, version, definition }, member);
    },
  };
}
