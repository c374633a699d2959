import type { FormDefinition } from '@hearthside/contract/form/fields';

/** As much JSON is remembered of all definitions together, in characters. */
const KEPT = 16 * 1024 * 1024;

const kept = new Map<string, { definition: FormDefinition; size: number }>();
let size = 0;

const keyOf = (formId: number, version: number) => `${formId}:${version}`;

function forget(key: string) {
  size -= kept.get(key)?.size ?? 0;
  kept.delete(key);
}

/** What a version of a form asked, if it was read lately: what is published never changes, another version is made. */
export function cachedDefinition(formId: number, version: number): FormDefinition | undefined {
  const key = keyOf(formId, version);
  const known = kept.get(key);
  if (!known) return undefined;
  // What is asked for often is forgotten last.
  kept.delete(key);
  kept.set(key, known);
  return known.definition;
}

/** Remembers what a version of a form asked. Whoever gets it shares it with others and must not change it. */
export function cacheDefinition(formId: number, version: number, definition: FormDefinition) {
  const key = keyOf(formId, version);
  forget(key);
  kept.set(key, { definition, size: JSON.stringify(definition).length });
  size += kept.get(key)?.size ?? 0;
  for (const oldest of kept.keys()) {
    if (size <= KEPT) return;
    forget(oldest);
  }
}
