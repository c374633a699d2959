import type { Section } from '../section';
import { inboxPages } from './pages';

export const inboxSections = [
  {
    id: 'inbox',
    label: 'Inbox',
    group: 'start',
    line: 'Your conversations, one to one and in groups',
    path: inboxPages.list,
    permission: 'inbox',
  },
] as const satisfies readonly Section[];
