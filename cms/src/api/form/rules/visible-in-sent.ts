import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import type { FormAnswers } from '@hearthside/contract/form/answers';
import { seenBy, withoutLists, type FormViewer } from '@hearthside/contract/form/visibility';

const idsOf = (form: FormDefinition | undefined) =>
  new Set(form ? questionsOf(form).map(({ id }) => id) : []);

/**
 * The part of the answered version that its sender may read: what they have answered, whatever happened to the form,
 * and unanswered questions only if they were asked then and still are. An old version's own lists would go on showing
 * what has been hidden from them since. `now` is the form as they see it, or undefined if it is no longer meant for
 * them.
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
