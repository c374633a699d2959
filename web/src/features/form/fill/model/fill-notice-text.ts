import type { FillForm } from './fill-form';

/** 'Question 3', 'Questions 3, 4 and 9': by the numbers they have here, as far as they are asked. */
function questionWords({ steps }: FillForm, ids: readonly number[]): string {
  const numbers = steps
    .filter(({ question }) => ids.includes(Number(question.id)))
    .map(({ number }) => number);
  const last = numbers.pop();
  if (last === undefined) return '';
  if (numbers.length === 0) return `Question ${last}`;
  return `Questions ${numbers.join(', ')} and ${last}`;
}

/** Which questions to look at again because they are asked otherwise. */
export function changedWords(form: FillForm, ids: readonly number[]): string {
  const which = questionWords(form, ids);
  return which && `${which} ${ids.length === 1 ? 'is' : 'are'} new or changed; please look again.`;
}

/** Which answers another device has brought. */
export function elsewhereWords(form: FillForm, ids: readonly number[]): string {
  const which = questionWords(form, ids);
  return which && `${which} ${ids.length === 1 ? 'was' : 'were'} answered there.`;
}
