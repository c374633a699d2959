import { inboxPages } from '@hearthside/contract/inbox/pages';
import type { Action } from '@/lib/action';
import { mayStartChat } from './model/new-chat';

export const ACTIONS: readonly Action[] = [
  {
    label: 'New chat',
    words: 'write send message talk conversation group',
    path: inboxPages.list,
    opens: 'new_chat',
    mayBegin: mayStartChat,
  },
];
