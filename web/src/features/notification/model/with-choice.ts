import {
  NOTIFICATION_TOPICS,
  type NotificationChoices,
  type ListedTopic,
} from '@hearthside/contract/notification/endpoints';

/** The ways to be notified. */
export type Way = 'bell' | 'mail';

/** The choices with one of them changed. */
export const withChoice = (
  choices: NotificationChoices,
  topic: ListedTopic,
  way: Way,
  on: boolean,
): NotificationChoices => ({
  ...choices,
  topics: { ...choices.topics, [topic]: { ...choices.topics[topic], [way]: on } },
});

/** Whether a member can choose this way for this topic. For the others, the page says what applies. */
export function choosable(topic: ListedTopic, way: Way): boolean {
  const { alwaysInBell, mails } = NOTIFICATION_TOPICS[topic];
  return way === 'bell' ? !alwaysInBell && topic !== 'messages' : mails;
}

/** The topics that this member gets notifications about. The office's topic is only for admins. */
export const topicsFor = (isAdmin: boolean): ListedTopic[] =>
  (Object.keys(NOTIFICATION_TOPICS) as ListedTopic[]).filter(
    (topic) => isAdmin || topic !== 'office',
  );
