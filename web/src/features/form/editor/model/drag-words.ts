import { questionsOf, type FormDefinition, type PartId } from '@hearthside/contract/form/fields';
import { placeOf } from './form-parts';

const numberOf = (form: FormDefinition, id: PartId) =>
  questionsOf(form).findIndex((question) => question.id === id) + 1;

const inOneSection = (form: FormDefinition, one: PartId, other: PartId) =>
  placeOf(form, one)?.section === placeOf(form, other)?.section;

/** What a screen reader says of a question that is picked up. */
export const pickedUpWords = (form: FormDefinition, question: PartId) =>
  `Picked up question ${numberOf(form, question)}.`;

/** What it says while the question is over another one, or over an empty section. */
export function overWords(form: FormDefinition, question: PartId, over: PartId): string {
  const [number, other] = [numberOf(form, question), numberOf(form, over)];
  if (other === 0) return `Question ${number} is over an empty section.`;
  // In another section it goes before that question, and may get another number than that one has.
  return inOneSection(form, question, over)
    ? `Question ${number} is over position ${other}.`
    : `Question ${number} is over the position before question ${other}.`;
}

/** What it says when the question is dropped; before the form changes. */
export function droppedWords(form: FormDefinition, question: PartId, over?: PartId): string {
  const number = numberOf(form, question);
  if (over === undefined || over === question)
    return `Question ${number} was dropped where it was.`;
  const other = numberOf(form, over);
  if (other === 0) return `Question ${number} was moved to an empty section.`;
  return inOneSection(form, question, over)
    ? `Question ${number} was moved to position ${other}.`
    : `Question ${number} was moved before question ${other}.`;
}

/** What it says when moving the question is canceled. */
export const canceledWords = (form: FormDefinition, question: PartId) =>
  `Question ${numberOf(form, question)} stays where it was.`;
