import type { NotificationChoices } from '@hearthside/contract/notification/endpoints';
import type { ListedTopic } from '@hearthside/contract/notification/kinds';
import { NOTIFICATION_TOPICS } from '@hearthside/contract/notification/topics';
import {
  READING_CATEGORIES,
  type ReadingCategory,
} from '@hearthside/contract/notification/reading';

const ALL_CATEGORIES = Object.keys(READING_CATEGORIES) as ReadingCategory[];

/** The ways to be notified. */
export type Way = 'bell' | 'mail' | 'push';
/** Those of what is new to read. */
export type ReadingWay = Exclude<Way, 'push'>;

/** Whether a topic can come by push: what is not in the bell has nothing to push. */
export const canPush = ({ topics }: NotificationChoices, topic: ListedTopic): boolean =>
  topic === 'messages' || topics[topic].bell;

/** Whether a member is notified of a topic in this way. */
export const isChosen = (choices: NotificationChoices, topic: ListedTopic, way: Way): boolean =>
  choices.topics[topic][way] && (way !== 'push' || canPush(choices, topic));

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

/** The choices with one category of what is new to read switched on or off. */
export function withCategory(
  choices: NotificationChoices,
  category: ReadingCategory,
  on: boolean,
): NotificationChoices {
  const { reading } = choices;
  const chosen = new Set<ReadingCategory>(reading.categories);
  if (on) chosen.add(category);
  else chosen.delete(category);
  const categories = ALL_CATEGORIES.filter((one) => chosen.has(one));
  return { ...choices, reading: { ...reading, categories } };
}

/** The categories that this member can read something of. */
export const categoriesFor = (readsLibrary: boolean): ReadingCategory[] =>
  ALL_CATEGORIES.filter((category) => readsLibrary || category !== 'library');

/** Whether a member can choose this way for this topic. For the others, the page says what applies. */
export function choosable(topic: ListedTopic, way: Way): boolean {
  const { alwaysInBell, mails } = NOTIFICATION_TOPICS[topic];
  if (way === 'push') return true;
  return way === 'bell' ? !alwaysInBell && topic !== 'messages' : mails;
}

/** The topics that this member gets notifications about. The office's topic is only for admins. */
export const topicsFor = (isAdmin: boolean): ListedTopic[] =>
  (Object.keys(NOTIFICATION_TOPICS) as ListedTopic[]).filter(
    (topic) => isAdmin || topic !== 'office',
  );
