import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import type { FormAnswers } from '@hearthside/contract/form/answers';
import { seenBy, type FormViewer } from '@hearthside/contract/form/visibility';

/**
 * The ids of the questions that a form's sender was asked, for those who read all of it: questions hidden from the
 * sender do not count as unanswered. The sender's role may have changed since, so everything they answered counts as
 * asked. For an erased sender nothing is known, so all questions count.
 */
export function askedOf(
  then: FormDefinition,
  sender: FormViewer | undefined,
  answers: FormAnswers,
): number[] {
  const seen = questionsOf(sender ? seenBy(then, sender) : then).map(({ id }) => Number(id));
  return [...new Set([...seen, ...Object.keys(answers).map(Number)])];
}
