/** The groups of the navigation, in its order. Those without a label never have a heading. */
export const SECTION_GROUPS = [
  { id: 'start', label: null },
  { id: 'people', label: 'People' },
  { id: 'animals', label: 'Animals' },
  { id: 'forms', label: 'Forms' },
  { id: 'library', label: 'Library & Help' },
  { id: 'money', label: 'Money' },
  { id: 'system', label: 'System' },
  { id: 'account', label: null },
] as const;
export type SectionGroupId = (typeof SECTION_GROUPS)[number]['id'];

/** Sections that stand together in the navigation. */
export interface SectionGroup<S> {
  id: SectionGroupId;
  /** Null if they stand without one: a single section says itself what it is. */
  heading: string | null;
  /** At least one. */
  sections: S[];
}

/** Puts sections into the groups of the navigation. Within a group their order stays, and no group is empty. */
export function groupSections<S extends { group: SectionGroupId }>(
  sections: readonly S[],
): SectionGroup<S>[] {
  return SECTION_GROUPS.flatMap(({ id, label }) => {
    const own = sections.filter(({ group }) => group === id);
    const heading = own.length > 1 ? label : null;
    return own.length > 0 ? [{ id, heading, sections: own }] : [];
  });
}
