/**
 * The date and time fields of a form that are typed only halfway, with what to say of each. A browser hands
 * them out as empty, so nothing else would notice.
 */
export const unfinishedFields = (form: HTMLFormElement): [name: string, message: string][] =>
  Array.from(form.querySelectorAll('input'))
    .filter((input) => input.validity.badInput)
    .map(({ name, type }) => [
      name,
      `Finish this ${type === 'time' ? 'time' : 'date'}, or clear it`,
    ]);
