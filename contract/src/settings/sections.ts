import type { Section } from '../section';
import { settingsPages } from './pages';

export const settingsSections = [
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
] as const satisfies readonly Section[];
