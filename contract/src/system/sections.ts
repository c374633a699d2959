import type { Section } from '../section';
import { systemPages } from './pages';

export const systemSections = [
  {
    id: 'system',
    label: 'System',
    group: 'system',
    line: 'Server status',
    path: systemPages.home,
    permission: 'system',
  },
] as const satisfies readonly Section[];
