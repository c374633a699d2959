import type { Draft } from './draft';

/** A form's initial values, overwritten by its draft. Fields of the draft that the form does not have are ignored. */
export function withDraft<T extends object>(empty: T, kept: Draft<T>): T {
  const typed = kept.read() ?? {};
  const fits = Object.entries(typed).filter(
    ([name, value]) => typeof value === typeof empty[name as keyof T],
  );
  return { ...empty, ...Object.fromEntries(fits) };
}
