import { can } from '@hearthside/contract/access';
import { formPages } from '@hearthside/contract/form/pages';
import type { Action } from '@/lib/action';

export const ACTIONS: readonly Action[] = [
  {
    label: 'New form',
    words: 'create build questions survey',
    path: formPages.create,
    mayBegin: (me) => can(me, 'admin_forms'),
  },
  {
    label: 'Review submissions',
    words: 'approve reject answers responses waiting',
    path: formPages.pendingSubmissions,
    mayBegin: (me) => can(me, 'admin_forms'),
  },
];
