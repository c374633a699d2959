import { can, type Permission, type RoleHolder } from './access';
import { appointmentSections } from './appointment/sections';
import { blogSections } from './blog/sections';
import { careSections } from './care/sections';
import { donationSections } from './donation/sections';
import { formSections } from './form/sections';
import { helpSections } from './help/sections';
import { inboxSections } from './inbox/sections';
import { librarySections } from './library/sections';
import { memberSections } from './member/sections';
import { membershipSections } from './membership/sections';
import { petSections } from './pet/sections';
import type { SectionGroupId } from './section-group';
import { settingsSections } from './settings/sections';
import { systemSections } from './system/sections';
import { trustSections } from './trust/sections';

/** A place of the dashboard (part 1 §2.1, part 2 §2): its word, label, group, line, address and permission. */
export interface Section {
  id: string;
  label: string;
  /** Where it stands in the navigation. */
  group: SectionGroupId;
  /** What a member finds there, for the first page; of the first page itself nothing. */
  line: string;
  path: `/${string}`;
  permission: Permission | null;
}

/** The dashboard's sections. Within a group they keep this order. A page is added to the portal by adding it here. */
export const SECTIONS = [
  ...memberSections,
  ...petSections,
  ...careSections,
  ...inboxSections,
  ...appointmentSections,
  ...formSections,
  ...librarySections,
  ...blogSections,
  ...membershipSections,
  ...donationSections,
  ...trustSections,
  ...settingsSections,
  ...helpSections,
  ...systemSections,
] as const satisfies readonly Section[];
export type SectionId = (typeof SECTIONS)[number]['id'];

/** What opens a section to members whose role does not. */
export interface Opened {
  /** Staff has started a chat with them (ruling 13a). */
  hasChats?: boolean;
  /** They have an appointment: in the help center, every member can ask for one (rulings 22, 29). */
  hasAppointments?: boolean;
}

/** The sections this member may open. */
export function sectionsFor(
  member: RoleHolder,
  { hasChats = false, hasAppointments = false }: Opened = {},
): Section[] {
  return SECTIONS.filter((section: Section) => {
    if (section.permission === null || can(member, section.permission)) return true;
    if (section.id === 'appointments') return hasAppointments;
    return section.id === 'inbox' && hasChats;
  });
}
