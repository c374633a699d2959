/** The first invalid field inside `box`, in reading order. For a choice that is not a form field, its button. */
export const firstInvalid = (box: Element | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>(
    '[aria-invalid="true"], button[data-invalid], [data-invalid] button',
  ) ?? null;
