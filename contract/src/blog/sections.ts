import type { Section } from '../section';
import { blogPages } from './pages';

export const blogSections = [
  {
    id: 'blogs',
    label: 'Blogs',
    group: 'library',
    line: 'Stories, advice and news from the community',
    path: blogPages.list,
    permission: null,
  },
  {
    id: 'admin_blogs',
    label: 'Manage Blogs',
    group: 'library',
    line: 'Write blogs, publish them, and see what changed',
    path: blogPages.manage,
    permission: 'admin_blogs',
  },
] as const satisfies readonly Section[];
