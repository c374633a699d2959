import type { FillForm } from './fill-form';

/** 'Question 3', 'Questions 3, 4 and 9': by their numbers here. Questions that are not asked are left out. */
function questionWords({ steps }: FillForm, ids: readonly number[]): string {
  const numbers = steps
    .filter(({ question }) => ids.includes(Number(question.id)))
    .map(({ number }) => number);
  const last = numbers.pop();
  if (last === undefined) return '';
  if (numbers.length === 0) return `Question ${last}`;
  return `Questions ${numbers.join(', ')} and ${last}`;
}

/** Which questions to look at again because they have changed. */
export function changedWords(form: FillForm, ids: readonly number[]): string {
  const which = questionWords(form, ids);
  return which && `${which} ${ids.length === 1 ? 'is' : 'are'} new or changed; please look again.`;
}

/** Which answers came from another device. */
export function elsewhereWords(form: FillForm, ids: readonly number[]): string {
  const which = questionWords(form, ids);
  return which && `${which} ${ids.length === 1 ? 'was' : 'were'} answered there.`;
}
