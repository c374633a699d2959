import {
  TOPIC_OF,
  type ListedTopic,
  type NotificationKind,
} from '@hearthside/contract/notification/kinds';

/** The topics of the bell that also come by push. Messages have notifications of their own. */
export type PushedTopic = Exclude<ListedTopic, 'messages'>;

/**
 * What a push notification says of a topic. Never the title of what is in the bell: it may name an illness or a medicine,
 * and a locked screen is read by whoever is near.
 */
const TITLES: Readonly<Record<PushedTopic, string>> = {
  account: 'Update about your account',
  office: 'Update for the office',
  pets: 'Update about a pet',
  care: 'Update from the care calendar',
  forms: 'Update about a form',
  appointments: 'Update about an appointment',
  membership: 'Update about your membership',
};

export const isPushedTopic = (topic: string): topic is PushedTopic => Object.hasOwn(TITLES, topic);

/** The kinds of notifications that belong to a topic. */
export const kindsOf = (topic: PushedTopic): NotificationKind[] =>
  (Object.keys(TOPIC_OF) as NotificationKind[]).filter((kind) => TOPIC_OF[kind] === topic);

/** The title and text for some unread notifications of one topic. */
export const bellPushWords = (topic: PushedTopic, count: number) => ({
  title: TITLES[topic],
  body: count === 1 ? '' : `${count} notifications`,
});
