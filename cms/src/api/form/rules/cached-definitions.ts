import type { FormDefinition } from '@hearthside/contract/form/fields';

/** How much JSON is cached for all definitions together, in characters. */
const KEPT = 16 * 1024 * 1024;

const kept = new Map<string, { definition: FormDefinition; size: number }>();
let size = 0;

const keyOf = (formId: number, version: number) => `${formId}:${version}`;

function evict(key: string) {
  size -= kept.get(key)?.size ?? 0;
  kept.delete(key);
}

/**
 * What a version of a form asked, if it was read recently. Published versions never change; a change makes a new
 * version.
 */
export function cachedDefinition(formId: number, version: number): FormDefinition | undefined {
  const key = keyOf(formId, version);
  const known = kept.get(key);
  if (!known) return undefined;
  // The least recently used entry is evicted first.
  kept.delete(key);
  kept.set(key, known);
  return known.definition;
}

/** Caches what a version of a form asked. Everyone who gets it shares it and must not change it. */
export function cacheDefinition(formId: number, version: number, definition: FormDefinition) {
  const key = keyOf(formId, version);
  evict(key);
  kept.set(key, { definition, size: JSON.stringify(definition).length });
  size += kept.get(key)?.size ?? 0;
  for (const oldest of kept.keys()) {
    if (size <= KEPT) return;
    evict(oldest);
  }
}
