import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import type { FormAnswers } from '@hearthside/contract/form/answers';
import { seenBy, withoutLists, type FormViewer } from '@hearthside/contract/form/visibility';

const idsOf = (form: FormDefinition | undefined) =>
  new Set(form ? questionsOf(form).map(({ id }) => id) : []);

/**
 * As much of the version that was answered as who has sent it may read: what they have answered, whatever became
 * of the form, and what they left open as far as they were asked it then and are asked it still. The lists of an
 * old version alone would go on showing what was meanwhile hidden from them. `now` is the form as they see it,
 * or undefined where it is not meant for them any more.
 */
export function visibleInSent(
  then: FormDefinition,
  now: FormDefinition | undefined,
  member: FormViewer,
  answers: FormAnswers,
): FormDefinition {
  const were = idsOf(seenBy(then, member));
  const are = idsOf(now);
  const sections = then.sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(
        ({ id }) => Number(id) in answers || (were.has(id) && are.has(id)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  return withoutLists({ ...then, sections });
}
