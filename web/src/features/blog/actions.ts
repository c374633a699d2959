import { can } from '@hearthside/contract/access';
import { blogPages } from '@hearthside/contract/blog/pages';
import type { Action } from '@/lib/action';
import { NEW_BLOG } from './model/managed-query';

export const ACTIONS: readonly Action[] = [
  {
    label: 'Write a blog',
    words: 'new create article post story',
    path: blogPages.write(NEW_BLOG),
    mayBegin: (me) => can(me, 'admin_blogs'),
  },
];
