import type { NotificationKind } from '@hearthside/contract/notification/kinds';

/**
 * What is requested again when a notification of a kind arrives: the subject itself, and what the first page
 * shows.
 */
const ABOUT: Partial<Record<NotificationKind, readonly string[]>> = {
  appointment: ['appointment', 'member'],
  appointment_request: ['appointment', 'member'],
  membership: ['membership', 'member'],
  donation: ['membership', 'donation', 'member'],
  pet: ['pet', 'member'],
  care: ['care', 'member'],
  newcomer: ['member'],
  submission: ['member'],
  form: ['member'],
};

/** The subjects in the data cache that a notification of this kind makes stale, including the bell. */
export const notificationSubjects = (kind: NotificationKind): readonly string[] => [
  'notification',
  ...(ABOUT[kind] ?? []),
];
