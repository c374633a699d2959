import type { NotificationKind } from '@hearthside/contract/notification/endpoints';

/** What is asked for again when a member is told of something: the subject itself, and what the first screen counts. */
const ABOUT: Partial<Record<NotificationKind, readonly string[]>> = {
  appointment: ['appointment', 'member'],
  appointment_request: ['appointment', 'member'],
  membership: ['membership', 'member'],
  donation: ['membership', 'donation', 'member'],
  pet: ['pet'],
  newcomer: ['member'],
  submission: ['member'],
  form: ['member'],
};

/** The subjects in the data cache that news of a kind have changed, the bell among them. */
export const notificationSubjects = (kind: NotificationKind): readonly string[] => [
  'notification',
  ...(ABOUT[kind] ?? []),
];
