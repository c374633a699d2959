import {
  NOTIFICATION_TOPICS,
  type NotificationChoices,
  type NotificationTopic,
} from '@hearthside/contract/notification/endpoints';

/** The ways of being told. */
export type Way = 'bell' | 'mail';

/** The same choices with one of them made anew. */
export const withChoice = (
  choices: NotificationChoices,
  topic: NotificationTopic,
  way: Way,
  on: boolean,
): NotificationChoices => ({
  ...choices,
  topics: { ...choices.topics, [topic]: { ...choices.topics[topic], [way]: on } },
});

/** Whether a member can choose this way for this topic; of the others it says what holds. */
export function choosable(topic: NotificationTopic, way: Way): boolean {
  const { alwaysInBell, mails } = NOTIFICATION_TOPICS[topic];
  return way === 'bell' ? !alwaysInBell && topic !== 'messages' : mails;
}

/** The topics this member is told about: the office's concerns admins alone. */
export const topicsFor = (isAdmin: boolean): NotificationTopic[] =>
  (Object.keys(NOTIFICATION_TOPICS) as NotificationTopic[]).filter(
    (topic) => isAdmin || topic !== 'office',
  );
