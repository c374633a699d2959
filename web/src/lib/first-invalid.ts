/** The first field in error within, as they are read; for a choice that is no field, its button. */
export const firstInvalid = (box: Element | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>(
    '[aria-invalid="true"], button[data-invalid], [data-invalid] button',
  ) ?? null;
