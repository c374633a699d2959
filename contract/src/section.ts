import { can, type Permission, type Subject } from './access';
import { appointmentPages } from './appointment/pages';
import { blogPages } from './blog/pages';
import { donationPages } from './donation/pages';
import { formPages } from './form/pages';
import { helpPages } from './help/pages';
import { inboxPages } from './inbox/pages';
import { libraryPages } from './library/pages';
import { memberPages } from './member/pages';
import { membershipPages } from './membership/pages';
import { petPages } from './pet/pages';
import { settingsPages } from './settings/pages';
import { trustPages } from './trust/pages';

/** A place of the dashboard (part 1 §2.1, part 2 §2): its word, label, line, address and permission. */
export interface Section {
  id: string;
  label: string;
  /** What a member finds there, for the first page; of the first page itself nothing. */
  line: string;
  path: `/${string}`;
  permission: Permission | null;
}

/** The dashboard's sections in the order of the sidebar. A page is added to the portal by adding it here. */
export const SECTIONS = [
  {
    id: 'home',
    label: 'Home',
    line: '',
    path: '/',
    permission: null,
  },
  {
    id: 'profile',
    label: 'Profile',
    line: 'Your contact details, picture and password',
    path: memberPages.profile,
    permission: null,
  },
  {
    id: 'users',
    label: 'Users',
    line: 'Everybody with an account, and who waits to be verified',
    path: memberPages.users,
    permission: 'users',
  },
  {
    id: 'directory',
    label: 'Directory',
    line: 'Attorneys, caretakers, veterinarians and others to turn to',
    path: memberPages.directory,
    permission: 'directory',
  },
  {
    id: 'caregivers',
    label: 'Caregivers',
    line: 'The caretakers of the community and how to reach them',
    path: memberPages.caregivers,
    permission: 'caregivers',
  },
  {
    id: 'pet_records',
    label: 'Pet Records',
    line: 'The pets, their care teams, records and documents',
    path: petPages.list,
    permission: 'pet_records',
  },
  {
    id: 'inbox',
    label: 'Inbox',
    line: 'Your conversations, one to one and in groups',
    path: inboxPages.list,
    permission: 'inbox',
  },
  {
    id: 'appointments',
    label: 'Appointments',
    line: 'Your appointments with the office, and asking for one',
    path: appointmentPages.list,
    permission: 'appointments',
  },
  {
    id: 'forms',
    label: 'Assigned Forms',
    line: 'The forms you are asked to fill, and what became of them',
    path: formPages.assigned,
    permission: 'forms',
  },
  {
    id: 'admin_forms',
    label: 'Forms',
    line: 'Build forms, send them out, and review what comes back',
    path: formPages.list,
    permission: 'admin_forms',
  },
  {
    id: 'reports',
    label: 'Reports',
    line: 'What the approved answers add up to',
    path: formPages.reports,
    permission: 'reports',
  },
  {
    id: 'library',
    label: 'Library',
    line: 'Forms, guides, videos and papers to read, keep and print',
    path: libraryPages.list,
    permission: 'library',
  },
  {
    id: 'admin_library',
    label: 'Library',
    line: 'Upload, sort and replace what members find in the library',
    path: libraryPages.manage,
    permission: 'admin_library',
  },
  {
    id: 'blogs',
    label: 'Blogs',
    line: 'Stories, advice and news of the community',
    path: blogPages.list,
    permission: null,
  },
  {
    id: 'admin_blogs',
    label: 'Manage Blogs',
    line: 'Write blogs, bring them out, and see what changed',
    path: blogPages.manage,
    permission: 'admin_blogs',
  },
  {
    id: 'membership',
    label: 'Membership',
    line: 'What membership brings, how long yours lasts, and giving',
    path: membershipPages.plans,
    permission: 'membership',
  },
  {
    id: 'admin_memberships',
    label: 'Memberships',
    line: 'Everybody’s memberships, deadlines and reminders',
    path: membershipPages.list,
    permission: 'admin_memberships',
  },
  {
    id: 'admin_payments',
    label: 'Donation Payments',
    line: 'What was given, month by month, and each gift’s status',
    path: donationPages.list,
    permission: 'admin_payments',
  },
  {
    id: 'trusts',
    label: 'Trusts',
    line: 'Pet trusts and the people assigned to each',
    path: trustPages.list,
    permission: 'users',
  },
  {
    id: 'directories',
    label: 'Directories',
    line: 'Directories of the organization',
    path: settingsPages.directories,
    permission: 'directories',
  },
  {
    id: 'referals',
    label: 'Referals',
    line: 'Referals of the organization',
    path: settingsPages.referals,
    permission: 'referals',
  },
  {
    id: 'help',
    label: 'Help Center',
    line: 'Answers, video tutorials, and how to reach us',
    path: helpPages.home,
    permission: 'help_center',
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
