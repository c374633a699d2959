import {
  NOTIFICATION_TOPICS,
  type NotificationChoices,
  type NotificationTopic,
} from '@hearthside/contract/notification/endpoints';

/** The ways to be notified. */
export type Way = 'bell' | 'mail';

/** The choices with one of them changed. */
export const withChoice = (
  choices: NotificationChoices,
  topic: NotificationTopic,
  way: Way,
  on: boolean,
): NotificationChoices => ({
  ...choices,
  topics: { ...choices.topics, [topic]: { ...choices.topics[topic], [way]: on } },
});

/** Whether a member can choose this way for this topic. For the others, the page says what applies. */
export function choosable(topic: NotificationTopic, way: Way): boolean {
  const { alwaysInBell, mails } = NOTIFICATION_TOPICS[topic];
  return way === 'bell' ? !alwaysInBell && topic !== 'messages' : mails;
}

/** The topics that this member gets notifications about. The office's topic is only for admins. */
export const topicsFor = (isAdmin: boolean): NotificationTopic[] =>
  (Object.keys(NOTIFICATION_TOPICS) as NotificationTopic[]).filter(
    (topic) => isAdmin || topic !== 'office',
  );
