import type { NotificationTopic } from '@hearthside/contract/notification/kinds';

/** What mails of a topic are about: they are "mails about …". */
export const ABOUT: Readonly<Record<NotificationTopic, string>> = {
  account: 'your account',
  office: 'the office',
  pets: 'pets',
  care: 'care tasks',
  messages: 'unread messages',
  forms: 'forms',
  appointments: 'appointments',
  membership: 'your membership',
  reading: 'new blogs and library items',
};
