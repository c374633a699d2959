/**
 * The dates, times and numbers of a form that are only half typed, with a message for each by its name. A browser gives
 * such a field as empty, so nothing else would notice.
 */
export const unfinishedFields = (form: HTMLElement | null): [name: string, message: string][] =>
  Array.from(form?.querySelectorAll('input') ?? [])
    .filter(({ name, validity }) => name && validity.badInput)
    .map(({ name, type }) => [name, `Finish this ${type}, or clear it`]);
