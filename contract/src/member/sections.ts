import type { Section } from '../section';
import { memberPages } from './pages';

export const memberSections = [
  {
    id: 'home',
    label: 'Home',
    group: 'start',
    line: '',
    path: '/',
    permission: null,
  },
  {
    id: 'profile',
    label: 'Profile',
    group: 'account',
    line: 'Your contact details, picture and password',
    path: memberPages.profile,
    permission: null,
  },
  {
    id: 'users',
    label: 'Users',
    group: 'people',
    line: 'Everyone with an account, and who’s waiting to be verified',
    path: memberPages.users,
    permission: 'users',
  },
  {
    id: 'directory',
    label: 'Directory',
    group: 'people',
    line: 'Attorneys, caretakers, veterinarians and other professionals',
    path: memberPages.directory,
    permission: 'directory',
  },
  {
    id: 'caregivers',
    label: 'Caregivers',
    group: 'people',
    line: 'Caretakers in the community and how to reach them',
    path: memberPages.caregivers,
    permission: 'caregivers',
  },
] as const satisfies readonly Section[];
