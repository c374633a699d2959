import type { Section } from '../section';
import { trustPages } from './pages';

export const trustSections = [
  {
    id: 'trusts',
    label: 'Trusts',
    group: 'people',
    line: 'Pet trusts and the people assigned to each',
    path: trustPages.list,
    permission: 'users',
  },
] as const satisfies readonly Section[];
