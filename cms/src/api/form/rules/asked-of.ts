import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import type { FormAnswers } from '@hearthside/contract/form/answers';
import { seenBy, type FormViewer } from '@hearthside/contract/form/visibility';

/**
 * The ids of the questions that who has sent a form was asked, for those who read all of it: what was kept from
 * them is not open. Their role may be another by now, so what they have answered they were asked. Of who is erased
 * nobody knows; there it is all of them.
 */
export function askedOf(
  then: FormDefinition,
  sender: FormViewer | undefined,
  answers: FormAnswers,
): number[] {
  const seen = questionsOf(sender ? seenBy(then, sender) : then).map(({ id }) => Number(id));
  return [...new Set([...seen, ...Object.keys(answers).map(Number)])];
}
