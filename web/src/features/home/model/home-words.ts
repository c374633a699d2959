import type { RoleHolder } from '@hearthside/contract/access';
import { CHANGES_COUNTED, type Home } from '@hearthside/contract/member/home';
import { sectionsFor, type Section, type SectionId } from '@hearthside/contract/section';
import { shownDay } from '@hearthside/contract/shown-date';
import { listed } from './attention';

type Pet = Home['pets']['first'][number];

/** The title of the pets' card: an owner's are their own. */
export const petsTitle = ({ role }: RoleHolder): string =>
  role === 'pet_owner' ? 'Your pets' : 'Pets you care for';

/** When, where and by whom a pet's last entry was written: 'Nov 21, 2026 · In person · by RM'. */
export const lastLine = ({ date, place, by }: NonNullable<Pet['last']>): string =>
  [shownDay(date), place, by && `by ${by}`].filter(Boolean).join(' · ');

/** How much has changed since yesterday, for the link to all of it. */
export function changesWords(changed: number): string {
  if (changed >= CHANGES_COUNTED) return `All ${CHANGES_COUNTED}+ changes`;
  return changed === 1 ? 'See it in the history' : `All ${changed} changes`;
}

/** Whether the first column has nothing to show: neither what waits, pets, new items nor changes. */
export const isBare = (home: Omit<Home, 'checklist'>): boolean =>
  !home.care &&
  !home.library &&
  listed(home).length === 0 &&
  home.pets.total === 0 &&
  home.changed === 0;

/** Where members most likely want to go if nothing waits for them. The first three of those they may open are shown. */
const LIKELY: readonly SectionId[] = [
  ...(['users', 'admin_forms', 'pet_records', 'inbox', 'directory'] as const),
  ...(['library', 'membership', 'blogs', 'help'] as const),
];

/** At most three sections to go to from an empty first page. */
export function likelySections(member: RoleHolder, hasChats = false): Section[] {
  const sections = sectionsFor(member, { hasChats });
  return LIKELY.flatMap((id) => sections.find((section) => section.id === id) ?? []).slice(0, 3);
}
