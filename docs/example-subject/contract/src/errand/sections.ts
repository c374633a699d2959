import type { Section } from '../section';
import { errandPages } from './pages';

export const errandSections = [
  {
    id: 'errands',
    label: 'Errands',
    group: 'start',
    line: 'What is to be done',
    path: errandPages.list,
    permission: 'appointments',
  },
] as const satisfies readonly Section[];
