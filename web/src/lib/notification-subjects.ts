import type { NotificationKind } from '@hearthside/contract/notification/kinds';

/**
 * What is requested again when a notification of a kind arrives, besides the bell: the subject itself, and what the
 * first page shows, which is kept under `member`.
 */
const ABOUT: Record<NotificationKind, readonly string[]> = {
  // The member's own rights and profile have an event of their own.
  welcome: [],
  verified: [],
  unverified: [],
  role: [],
  featured: [],
  profile: [],
  reinstated: [],
  second_factor: [],
  newcomer: ['member'],
  role_request: ['member'],
  // With a trust, its pets and their care come and go.
  trust: ['trust', 'pet', 'care', 'member'],
  pet: ['pet', 'member'],
  pet_record: ['pet', 'member'],
  care: ['care', 'member'],
  // Chats have events of their own.
  message: [],
  assigned: ['member'],
  form: ['member'],
  submission: ['member'],
  blog: [],
  appointment: ['appointment', 'member'],
  appointment_request: ['appointment', 'member'],
  giving_address: [],
  membership: ['membership', 'member'],
  donation: ['membership', 'donation', 'member'],
  reading: [],
  system: [],
};

/** The subjects in the data cache that a notification of this kind makes stale, including the bell. */
export const notificationSubjects = (kind: NotificationKind): readonly string[] => [
  'notification',
  ...ABOUT[kind],
];

/** The subjects that notifications of any kind make stale: some may have been missed. */
export const allNotificationSubjects = (): readonly string[] => [
  ...new Set(['notification', ...Object.values(ABOUT).flat()]),
];
