import { can } from '@hearthside/contract/access';
import { trustPages } from '@hearthside/contract/trust/pages';
import type { Action } from '@/lib/action';

export const ACTIONS: readonly Action[] = [
  {
    label: 'Create trust',
    words: 'new add pet trust',
    path: trustPages.list,
    opens: 'new_trust',
    mayBegin: (me) => can(me, 'users'),
  },
];
