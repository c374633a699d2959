import { can } from '@hearthside/contract/access';
import { libraryPages } from '@hearthside/contract/library/pages';
import type { Action } from '@/lib/action';

export const ACTIONS: readonly Action[] = [
  {
    label: 'Upload Materials',
    words: 'add file video guide pdf library',
    path: libraryPages.manage,
    opens: 'upload',
    mayBegin: (me) => can(me, 'admin_library'),
  },
];
