import { notificationPages } from '@hearthside/contract/notification/pages';
import type { Action } from '@/lib/action';

export const ACTIONS: readonly Action[] = [
  {
    label: 'Choose my notifications',
    words: 'mails email bell quiet hours settings preferences',
    path: notificationPages.choices,
    mayBegin: () => true,
  },
];
