import type { NOTIFICATION_TOPICS } from './topics';

/** A topic with a line of its own among the choices. */
export type ListedTopic = keyof typeof NOTIFICATION_TOPICS;
/** `reading`: what is new to read, of which members choose the categories, too. */
export type NotificationTopic = ListedTopic | 'reading';

/** The kinds of notifications, and the topic each belongs to. The web gives each kind its icon. */
export const TOPIC_OF = {
  welcome: 'account',
  verified: 'account',
  unverified: 'account',
  newcomer: 'office',
  role: 'account',
  role_request: 'office',
  featured: 'account',
  trust: 'account',
  profile: 'account',
  reinstated: 'account',
  second_factor: 'account',
  pet: 'pets',
  pet_record: 'pets',
  care: 'care',
  message: 'messages',
  assigned: 'office',
  form: 'forms',
  submission: 'office',
  blog: 'office',
  appointment: 'appointments',
  appointment_request: 'office',
  giving_address: 'office',
  membership: 'membership',
  donation: 'membership',
  reading: 'reading',
  system: 'office',
} as const satisfies Record<string, NotificationTopic>;
export type NotificationKind = keyof typeof TOPIC_OF;
export const NOTIFICATION_KINDS = Object.keys(TOPIC_OF) as [
  NotificationKind,
  ...NotificationKind[],
];
