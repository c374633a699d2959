import {
  defaultChoices,
  NOTIFICATION_TOPICS,
  type NotificationChoices,
  type NotificationTopic,
} from '@hearthside/contract/notification/endpoints';

/** The ways in which a member is notified. */
export type Way = 'bell' | 'mail';

/** The columns of a member's choices; all null if they have chosen nothing. */
export interface ChoiceColumns {
  /** What is switched off, as `forms:mail pets:bell`. Everything else is on, including topics added later. */
  off: string | null;
  quiet_from: string | null;
  quiet_to: string | null;
  time_zone: string | null;
}

const TOPICS = Object.keys(NOTIFICATION_TOPICS) as NotificationTopic[];
const WAYS: readonly Way[] = ['bell', 'mail'];

const word = (topic: NotificationTopic, way: Way) => `${topic}:${way}`;
const isAlways = (topic: NotificationTopic, way: Way) =>
  way === 'bell' && NOTIFICATION_TOPICS[topic].alwaysInBell;

/** Whether a member wants to be notified of a topic in a way. */
export const wants = (
  { off }: Pick<ChoiceColumns, 'off'>,
  topic: NotificationTopic,
  way: Way,
): boolean => isAlways(topic, way) || !(off ?? '').split(' ').includes(word(topic, way));

/** What is switched off once mails of a topic are, too. Nothing else changes, and a second time changes nothing. */
export function withoutMail(off: string | null, topic: NotificationTopic): string {
  const words = (off ?? '').split(' ').filter((one) => one !== '');
  return [...new Set([...words, word(topic, 'mail')])].join(' ');
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
export function choicesIn(row: ChoiceColumns | undefined, officeZone: string): NotificationChoices {
  const choices = defaultChoices(officeZone);
  if (!row) return choices;
  for (const topic of TOPICS) {
    choices.topics[topic] = { bell: wants(row, topic, 'bell'), mail: wants(row, topic, 'mail') };
  }
  return { ...choices, ...quietIn(row, officeZone) };
}

/** The columns that store a member's choices. */
export function columnsOf({ topics, quiet, timeZone }: NotificationChoices): ChoiceColumns {
  const off = TOPICS.flatMap((topic) =>
    WAYS.filter((way) => !topics[topic][way] && !isAlways(topic, way)).map((way) =>
      word(topic, way),
    ),
  );
  return {
    off: off.join(' '),
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    time_zone: timeZone,
  };
}
