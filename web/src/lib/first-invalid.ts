/** The first invalid field inside `box`, in reading order. For a choice that is not a form field, its button. */
export const firstInvalid = (box: Element | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>(
    '[aria-invalid="true"], button[data-invalid], [data-invalid] button',
  ) ?? null;

/**
 * The dates, times and numbers of a form that are only half typed, with a message for each by its name. A browser gives
 * such a field as empty, so nothing else would notice.
 */
export const unfinishedFields = (form: HTMLElement | null): [name: string, message: string][] =>
  Array.from(form?.querySelectorAll('input') ?? [])
    .filter(({ name, validity }) => name && validity.badInput)
    .map((input) => [input.name, unfinishedMessage(input)]);

/** What is said of a date, time or number that is only half typed. */
export const unfinishedMessage = ({ type }: Pick<HTMLInputElement, 'type'>) =>
  `Finish this ${type}, or clear it`;
