import { sessionPages } from '@hearthside/contract/session/pages';
import type { Action } from '@/lib/action';

export const ACTIONS: readonly Action[] = [
  {
    label: 'Change my password',
    words: 'security devices sessions sign out everywhere',
    path: sessionPages.security,
    mayBegin: () => true,
  },
];
