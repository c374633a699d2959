import {
  defaultChoices,
  type NotificationChoices,
} from '@hearthside/contract/notification/endpoints';
import type { ListedTopic, NotificationTopic } from '@hearthside/contract/notification/kinds';
import { NOTIFICATION_TOPICS } from '@hearthside/contract/notification/topics';
import {
  READING_CATEGORIES,
  type ReadingCategory,
} from '@hearthside/contract/notification/reading';

/** The ways in which a member is notified. */
export type Way = 'bell' | 'mail' | 'push';

/** The columns of a member's choices; all null if they have chosen nothing. */
export interface ChoiceColumns {
  /**
   * What is switched off, as `forms:mail pets:bell reading:estate_planning`. Everything else is on, including topics
   * added later.
   */
  off: string | null;
  quiet_from: string | null;
  quiet_to: string | null;
  time_zone: string | null;
}

/** Also whether push notifications show the first words of a message. */
export interface PushColumns {
  push_words: boolean | number | null;
}

const TOPICS = Object.keys(NOTIFICATION_TOPICS) as ListedTopic[];
const WAYS: readonly Way[] = ['bell', 'mail', 'push'];
/** There are no push notifications about what is new to read. */
const READING_WAYS = ['bell', 'mail'] as const;
const CATEGORIES = Object.keys(READING_CATEGORIES) as ReadingCategory[];

/** The words in a column. */
export const wordsIn = (column: string | null): string[] =>
  (column ?? '').split(' ').filter((one) => one !== '');
/** The word for a way of a topic, or for a category of what is new to read. */
export const choiceWord = (topic: NotificationTopic, what: Way | ReadingCategory) =>
  `${topic}:${what}`;
const isAlways = (topic: NotificationTopic, way: Way) =>
  way === 'bell' && topic !== 'reading' && NOTIFICATION_TOPICS[topic].alwaysInBell;

/** Whether a member wants to be notified of a topic in a way. */
export const wants = (
  { off }: Pick<ChoiceColumns, 'off'>,
  topic: NotificationTopic,
  way: Way,
): boolean => isAlways(topic, way) || !wordsIn(off).includes(choiceWord(topic, way));

/** The categories of which a member wants to know what is new to read. */
const categoriesIn = ({ off }: Pick<ChoiceColumns, 'off'>): ReadingCategory[] =>
  CATEGORIES.filter((category) => !wordsIn(off).includes(choiceWord('reading', category)));

/**
 * What is switched off once mails of a topic are switched off too. Nothing else changes, and repeating it changes
 * nothing.
 */
export function withoutMail(off: string | null, topic: NotificationTopic): string {
  return [...new Set([...wordsIn(off), choiceWord(topic, 'mail')])].join(' ');
}

/** When a member does not want email, and in which time zone; the office's if they have chosen none. */
export const quietIn = (
  { quiet_from: from, quiet_to: to, time_zone }: Omit<ChoiceColumns, 'off'>,
  officeZone: string,
): Pick<NotificationChoices, 'quiet' | 'timeZone'> => ({
  quiet: from && to ? { from, to } : null,
  timeZone: time_zone ?? officeZone,
});

/** A member's choices as shown to them. */
export function choicesIn(
  row: (ChoiceColumns & Partial<PushColumns>) | undefined,
  officeZone: string,
): NotificationChoices {
  const choices = defaultChoices(officeZone);
  if (!row) return choices;
  for (const topic of TOPICS) {
    choices.topics[topic] = {
      bell: wants(row, topic, 'bell'),
      mail: wants(row, topic, 'mail'),
      push: wants(row, topic, 'push'),
    };
  }
  choices.reading = {
    bell: wants(row, 'reading', 'bell'),
    mail: wants(row, 'reading', 'mail'),
    categories: categoriesIn(row),
  };
  const pushWords = Boolean(row.push_words);
  return { ...choices, pushWords, ...quietIn(row, officeZone) };
}

/** The columns that store a member's choices. */
export function columnsOf(choices: NotificationChoices): ChoiceColumns & PushColumns {
  const { topics, reading, pushWords, quiet, timeZone } = choices;
  const off = TOPICS.flatMap((topic) =>
    WAYS.filter((way) => !topics[topic][way] && !isAlways(topic, way)).map((way) =>
      choiceWord(topic, way),
    ),
  );
  const notRead = [
    ...READING_WAYS.filter((way) => !reading[way]),
    ...CATEGORIES.filter((category) => !reading.categories.includes(category)),
  ].map((what) => choiceWord('reading', what));
  return {
    off: [...off, ...notRead].join(' '),
    push_words: pushWords,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    time_zone: timeZone,
  };
}
