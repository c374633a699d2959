import type { Section } from '../section';
import { helpPages } from './pages';

export const helpSections = [
  {
    id: 'help',
    label: 'Help Center',
    group: 'library',
    line: 'Answers, video tutorials, and how to reach us',
    path: helpPages.home,
    permission: 'help_center',
  },
] as const satisfies readonly Section[];
