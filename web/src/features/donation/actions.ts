import { can } from '@hearthside/contract/access';
import { donationPages } from '@hearthside/contract/donation/pages';
import type { Action } from '@/lib/action';

export const ACTIONS: readonly Action[] = [
  {
    label: 'Record a gift',
    words: 'add new donation payment check cash',
    path: donationPages.list,
    opens: 'record_gift',
    mayBegin: (me) => can(me, 'admin_payments'),
  },
];
