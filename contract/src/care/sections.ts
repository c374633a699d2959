import type { Section } from '../section';
import { carePages } from './pages';

export const careSections = [
  {
    id: 'care',
    label: 'Care',
    group: 'animals',
    line: 'Which care tasks are due, when, and who does them',
    path: carePages.list,
    permission: 'pet_records',
  },
] as const satisfies readonly Section[];
