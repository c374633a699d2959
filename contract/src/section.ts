import { can, type Permission, type Subject } from './access';

/** A section of the dashboard (part 1 §2.1, part 2 §2): its id, label, address and permission. */
export interface Section {
  id: string;
  label: string;
  path: `/${string}`;
  permission: Permission | null;
}

/** The dashboard's sections in the order of the sidebar. A page is added to the portal by adding it here. */
export const SECTIONS = [
  { id: 'home', label: 'Home', path: '/', permission: null },
  { id: 'profile', label: 'Profile', path: '/profile', permission: null },
  { id: 'users', label: 'Users', path: '/users', permission: 'users' },
  { id: 'directory', label: 'Directory', path: '/directory', permission: 'directory' },
  { id: 'caregivers', label: 'Caregivers', path: '/caregivers', permission: 'caregivers' },
  { id: 'pet_records', label: 'Pet Records', path: '/pet-records', permission: 'pet_records' },
  { id: 'inbox', label: 'Inbox', path: '/inbox', permission: 'inbox' },
  { id: 'appointments', label: 'Appointments', path: '/appointments', permission: 'appointments' },
  { id: 'forms', label: 'Assigned Forms', path: '/forms', permission: 'forms' },
  { id: 'admin_forms', label: 'Forms', path: '/admin-forms', permission: 'admin_forms' },
  { id: 'reports', label: 'Reports', path: '/reports', permission: 'reports' },
  { id: 'library', label: 'Library', path: '/library', permission: 'library' },
  { id: 'admin_library', label: 'Library', path: '/admin-library', permission: 'admin_library' },
  { id: 'blogs', label: 'Blogs', path: '/blogs', permission: null },
  { id: 'admin_blogs', label: 'Manage Blogs', path: '/admin-blogs', permission: 'admin_blogs' },
  { id: 'membership', label: 'Membership', path: '/membership', permission: 'membership' },
  {
    id: 'admin_memberships',
    label: 'Memberships',
    path: '/admin-memberships',
    permission: 'admin_memberships',
  },
  {
    id: 'admin_payments',
    label: 'Donation Payments',
    path: '/admin-payments',
    permission: 'admin_payments',
  },
  { id: 'trusts', label: 'Trusts', path: '/trusts', permission: 'users' },
  { id: 'directories', label: 'Directories', path: '/directories', permission: 'directories' },
  { id: 'referals', label: 'Referals', path: '/referals', permission: 'referals' },
  { id: 'help', label: 'Help Center', path: '/help', permission: 'help_center' },
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
