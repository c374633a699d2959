import type { Section } from '../section';
import { formPages } from './pages';

export const formSections = [
  {
    id: 'forms',
    label: 'Assigned Forms',
    group: 'forms',
    line: 'The forms you’re asked to fill out, and their status',
    path: formPages.assigned,
    permission: 'forms',
  },
  {
    id: 'admin_forms',
    label: 'Forms',
    group: 'forms',
    line: 'Build forms, send them out, and review what comes back',
    path: formPages.list,
    permission: 'admin_forms',
  },
  {
    id: 'reports',
    label: 'Reports',
    group: 'forms',
    line: 'Results of approved forms',
    path: formPages.reports,
    permission: 'reports',
  },
] as const satisfies readonly Section[];
