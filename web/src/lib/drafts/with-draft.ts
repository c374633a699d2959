import type { Draft } from './draft';

/** A form's first values with what its draft holds of them; anything else in the draft is left alone. */
export function withDraft<T extends object>(empty: T, kept: Draft<T>): T {
  const typed = kept.read() ?? {};
  const fits = Object.entries(typed).filter(
    ([name, value]) => typeof value === typeof empty[name as keyof T],
  );
  return { ...empty, ...Object.fromEntries(fits) };
}
