import type { Section, SectionId } from '@hearthside/contract/section';

/** Places beside More. */
const PLACES = 4;

/** What members come for, the most used first. One's own profile is a place to visit now and then. */
const MOST_USED: readonly SectionId[] = [
  'home',
  'inbox',
  'pet_records',
  'users',
  'directory',
  'caregivers',
  'library',
  'forms',
  'appointments',
  'admin_forms',
  'trusts',
  'reports',
  'blogs',
  'help',
  'membership',
  'admin_memberships',
  'admin_payments',
  'admin_library',
  'admin_blogs',
  'directories',
  'referals',
  'profile',
];

/** Parts the sections into those with a place in the bottom bar and those behind More, in the sidebar's order. */
export function inBottomBar(sections: readonly Section[]): {
  places: Section[];
  others: Section[];
} {
  const rank = ({ id }: Section) => MOST_USED.indexOf(id as SectionId);
  const chosen = new Set([...sections].sort((a, b) => rank(a) - rank(b)).slice(0, PLACES));
  return {
    places: sections.filter((section) => chosen.has(section)),
    others: sections.filter((section) => !chosen.has(section)),
  };
}
