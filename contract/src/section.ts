import { can, type Permission, type Subject } from './access';
import { appointmentSections } from './appointment/sections';
import { blogPages } from './blog/pages';
import { careSections } from './care/sections';
import { donationPages } from './donation/pages';
import { formSections } from './form/sections';
import { helpPages } from './help/pages';
import { inboxSections } from './inbox/sections';
import { libraryPages } from './library/pages';
import { memberSections } from './member/sections';
import { membershipPages } from './membership/pages';
import { petSections } from './pet/sections';
import type { SectionGroupId } from './section-group';
import { settingsPages } from './settings/pages';
import { systemPages } from './system/pages';
import { trustPages } from './trust/pages';

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
  {
    id: 'library',
    label: 'Library',
    group: 'library',
    line: 'Forms, guides, videos and papers to read, keep and print',
    path: libraryPages.list,
    permission: 'library',
  },
  {
    id: 'admin_library',
    label: 'Library',
    group: 'library',
    line: 'Upload, sort and replace what members find in the library',
    path: libraryPages.manage,
    permission: 'admin_library',
  },
  {
    id: 'blogs',
    label: 'Blogs',
    group: 'library',
    line: 'Stories, advice and news from the community',
    path: blogPages.list,
    permission: null,
  },
  {
    id: 'admin_blogs',
    label: 'Manage Blogs',
    group: 'library',
    line: 'Write blogs, publish them, and see what changed',
    path: blogPages.manage,
    permission: 'admin_blogs',
  },
  {
    id: 'membership',
    label: 'Membership',
    group: 'money',
    line: 'Membership benefits, how long yours lasts, and ways to give',
    path: membershipPages.plans,
    permission: 'membership',
  },
  {
    id: 'admin_memberships',
    label: 'Memberships',
    group: 'money',
    line: 'Everyone’s memberships, deadlines and reminders',
    path: membershipPages.list,
    permission: 'admin_memberships',
  },
  {
    id: 'admin_payments',
    label: 'Donation Payments',
    group: 'money',
    line: 'Gifts month by month, and each gift’s status',
    path: donationPages.list,
    permission: 'admin_payments',
  },
  {
    id: 'trusts',
    label: 'Trusts',
    group: 'people',
    line: 'Pet trusts and the people assigned to each',
    path: trustPages.list,
    permission: 'users',
  },
  {
    id: 'directories',
    label: 'Directories',
    group: 'people',
    line: 'Directories of the organization',
    path: settingsPages.directories,
    permission: 'directories',
  },
  {
    id: 'referals',
    label: 'Referals',
    group: 'people',
    line: 'Referals of the organization',
    path: settingsPages.referals,
    permission: 'referals',
  },
  {
    id: 'help',
    label: 'Help Center',
    group: 'library',
    line: 'Answers, video tutorials, and how to reach us',
    path: helpPages.home,
    permission: 'help_center',
  },
  {
    id: 'system',
    label: 'System',
    group: 'system',
    line: 'Server status',
    path: systemPages.home,
    permission: 'system',
  },
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
  member: Subject,
  { hasChats = false, hasAppointments = false }: Opened = {},
): Section[] {
  return SECTIONS.filter((section: Section) => {
    if (section.permission === null || can(member, section.permission)) return true;
    if (section.id === 'appointments') return hasAppointments;
    return section.id === 'inbox' && hasChats;
  });
}
