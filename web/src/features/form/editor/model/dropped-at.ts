import type { FormDefinition, PartId } from '@hearthside/contract/form/fields';
import type { QuestionAction } from './form-action';
import { placeOf } from './form-parts';

/** The move that results from dropping a question over another one, or over an empty section. */
export function droppedAt(
  form: FormDefinition,
  question: PartId,
  over: PartId,
): Extract<QuestionAction, { do: 'moveQuestion' }> | undefined {
  const from = placeOf(form, question);
  if (!from || question === over) return undefined;
  const target = placeOf(form, over);
  if (target) {
    return { do: 'moveQuestion', question, section: target.section.id, place: target.at };
  }
  const section = form.sections.find(({ id }) => id === over);
  return section && { do: 'moveQuestion', question, section: section.id, place: 0 };
}
