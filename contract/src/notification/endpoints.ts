import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { endpoint, FILE_ANSWER } from '../endpoint';
import { isTimeZone, TIME_PATTERN } from '../zoned-time';
import { bellEndpoints } from './bell-endpoints';
import type { ListedTopic } from './kinds';
import { pushEndpoints } from './push';
import { READING_CATEGORIES, type ReadingCategory } from './reading';
import { NOTIFICATION_TOPICS } from './topics';

const topics = Object.keys(NOTIFICATION_TOPICS) as [ListedTopic, ...ListedTopic[]];
const readingCategories = Object.keys(READING_CATEGORIES) as [
  ReadingCategory,
  ...ReadingCategory[],
];
const clock = z.string().regex(TIME_PATTERN, 'Please choose a time');
const ways = z.strictObject({ bell: z.boolean(), mail: z.boolean(), push: z.boolean() });
/** Clients from before push notifications don't send what is chosen about them. */
const waysSent = ways.partial({ push: true });
const eachTopic = <Ways>(of: Ways) =>
  Object.fromEntries(topics.map((topic) => [topic, of])) as Record<ListedTopic, Ways>;

/** What a member wants to be notified of, in which way, and when not. */
export const notificationChoices = z.strictObject({
  topics: z.strictObject(eachTopic(ways)),
  /** What is new to read: of which categories, and whether by the bell and by the weekly mail. */
  reading: z.strictObject({
    bell: z.boolean(),
    mail: z.boolean(),
    categories: boundedArray(z.enum(readingCategories), readingCategories.length),
  }),
  /** Whether push notifications show the first words of a message, and not only who wrote it. */
  pushWords: z.boolean(),
  /** No mails and no push notifications are sent between these times of day in that zone. They wait until its end. Null means at any time. */
  quiet: z
    .strictObject({ from: clock, to: clock })
    .refine(({ from, to }) => from !== to, {
      path: ['to'],
      error: 'Please choose two different times',
    })
    .nullable(),
  timeZone: z.string().refine(isTimeZone, 'Please choose a time zone'),
});
export type NotificationChoices = z.output<typeof notificationChoices>;

/**
 * The choices of a member who has chosen nothing: everything, in every way, at any time. Whoever joined before there
 * was `reading` has it switched off as if they had chosen so.
 */
export const defaultChoices = (timeZone: string): NotificationChoices => ({
  topics: Object.fromEntries(
    topics.map((topic) => [topic, { bell: true, mail: true, push: true }]),
  ) as NotificationChoices['topics'],
  reading: { bell: true, mail: true, categories: [...readingCategories] },
  pushWords: false,
  quiet: null,
  timeZone,
});

/** The token of a mail's link, long enough for what it was signed for. What was not signed is refused as a whole. */
const unsubscribing = z.strictObject({ token: z.string().max(100) });

export const notificationEndpoints = {
  ...bellEndpoints,
  choices: endpoint({
    method: 'GET',
    path: '/notifications/choices',
    access: 'member',
    summary: 'Your notification settings: topics, channels and quiet hours',
    answer: notificationChoices,
  }),
  saveChoices: endpoint({
    method: 'PUT',
    path: '/notifications/choices',
    access: 'member',
    summary: 'Save your notification settings: topics, channels and quiet hours',
    // What clients from before it don't send, such as `reading` and `push`, stays as it is.
    body: notificationChoices.partial({ reading: true, pushWords: true }).extend({
      topics: z.strictObject({ ...eachTopic(waysSent), care: waysSent.optional() }),
    }),
    answer: notificationChoices,
  }),
  ...pushEndpoints,
  /** Mail programs and scanners open links by themselves, so that opening this one changes nothing. */
  unsubscribePage: endpoint({
    method: 'GET',
    path: '/notifications/unsubscribe',
    access: 'public',
    summary: 'The page behind an email\u2019s unsubscribe link, as HTML',
    query: unsubscribing,
    answer: FILE_ANSWER,
  }),
  /** The click of a mail program (RFC 8058) or of that page. The token is the permission; a body is not read. */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/notifications/unsubscribe',
    access: 'public',
    summary: 'Turn off the emails that an unsubscribe link was signed for; confirms it as HTML',
    query: unsubscribing,
    answer: FILE_ANSWER,
  }),
};
