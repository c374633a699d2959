/** Tells members what happens to the tasks of animals they care for. */
import type { Core } from '@strapi/strapi';
import { carePages } from '@hearthside/contract/care/pages';
import { doseWords, twiceTitle } from '@hearthside/contract/care/dose-words';
import { dayIn } from '@hearthside/contract/calendar-days';
import { occurrenceKey, type Occurrence } from '@hearthside/contract/care/recurrence';
import { shownMoment, shownWeekday } from '@hearthside/contract/shown-date';
import type { Moment } from '../../../text/moment';
import type { NotificationInput } from '../../notification/data/announcing';
import * as notificationService from '../../notification/services/notification';
import { MEMBER } from '../../notification/rules/named-member';
import { whenWords } from '../rules/when-words';
import { timeIn, type TaskRow } from './task-row';

type Told = Pick<TaskRow, 'id' | 'petName' | 'title'>;
type ToldTask = Told & Pick<TaskRow, 'kind' | 'zone'>;

/** A mark as the other member is told of it. */
type ToldMark = Occurrence & { byId: number | null; markedAt: Moment };

interface BothMarks {
  first: ToldMark;
  second: ToldMark;
}

const REASON = 'you care for this animal';

/** When a mark was made, by the clocks of the animal's home: "at 3:00 PM", or with its day if that is not this one. */
function madeWords({ markedAt }: ToldMark, zone: string, day: string): string {
  const at = new Date(markedAt);
  return dayIn(zone, at) === day
    ? `at ${shownMoment('clock', at, zone)}`
    : `on ${shownMoment('dayAndClock', at, zone)}`;
}

/** What both have marked. Marks of two doses are told with the times of both. */
function bothWords(to: number, task: ToldTask, { first, second }: BothMarks): string {
  const what = `${task.title} for ${task.petName}`;
  if (isSameDose({ first, second }))
    return `You and ${MEMBER} both marked this task: ${what}, ${whenWords(second)}.`;
  const saying = (mark: ToldMark, who: string) =>
    `${who} marked ${doseWords(mark, second.day)} ${madeWords(mark, task.zone, second.day)}`;
  const [one, other] =
    first.byId === to
      ? [saying(first, 'You'), saying(second, MEMBER)]
      : [saying(first, MEMBER), saying(second, 'you')];
  return `${what}, ${shownWeekday(second.day)}: ${one}, and ${other}.`;
}

const isSameDose = ({ first, second }: BothMarks) => occurrenceKey(first) === occurrenceKey(second);

/** What to do about it. */
function adviceOf({ kind }: ToldTask, marks: BothMarks): string {
  const { second } = marks;
  const standing = isSameDose(marks)
    ? 'The first mark counts. Please talk to each other'
    : `The mark of ${doseWords(second, second.day)} doesn’t count until this is cleared up. Please talk to each other before anyone gives another dose, undo the mark that’s wrong`;
  return kind === 'medication'
    ? `${standing}, and call your veterinarian if a dose was given twice.`
    : `${standing}.`;
}

/** Tells somebody that another member has marked the same: an animal may have had a dose twice. */
export function doubleNotice(to: number, task: ToldTask, marks: BothMarks): NotificationInput {
  const { id, title, petName, kind } = task;
  const { first, second } = marks;
  const both = bothWords(to, task, marks);
  const advice = adviceOf(task, marks);
  const what = isSameDose(marks)
    ? 'the same care task'
    : 'two doses of a care task shortly after one another';
  return {
    to: [to],
    kind: 'care',
    title: twiceTitle(kind, `${title} for ${petName}`),
    body: `${both} ${advice}`,
    about: (first.byId === to ? second.byId : first.byId) ?? undefined,
    link: carePages.task(id),
    mail: {
      lead: (organization) => `Two people marked ${what} in the ${organization} calendar.`,
      paragraphs: [both, advice],
      action: { label: 'Open the task' },
      reason: REASON,
    },
  };
}

/** Tells both who have marked the same, each about the other. */
export async function notifyDouble(strapi: Core.Strapi, task: ToldTask, rows: BothMarks) {
  const timed = (mark: ToldMark) => ({ ...mark, time: timeIn(mark.time) });
  const marks = { first: timed(rows.first), second: timed(rows.second) };
  const both = [marks.first.byId, marks.second.byId].filter((id) => id !== null);
  // Somebody who was erased can't be told, and the other has nobody to talk to.
  if (both.length < 2) return;
  for (const to of both) await notificationService.announce(strapi, doubleNotice(to, task, marks));
}

/** Tells somebody that they do an occurrence instead of somebody else. */
export const notifyHandedOver = (
  strapi: Core.Strapi,
  to: number,
  by: number,
  task: Told,
  one: Occurrence,
) =>
  notificationService.announce(strapi, {
    to: to === by ? [] : [to],
    kind: 'care',
    title: `${MEMBER} handed a care task over to you: ${task.title} for ${task.petName}`,
    body: `${whenWords(one)}.`,
    about: by,
    link: carePages.task(task.id),
  });

/** Tells somebody that they no longer do an occurrence. */
export const notifyRelieved = (
  strapi: Core.Strapi,
  to: number,
  by: number,
  task: Told,
  one: Occurrence,
) =>
  notificationService.announce(strapi, {
    to: to === by ? [] : [to],
    kind: 'care',
    title: `No longer yours this time: ${task.title} for ${task.petName}`,
    body: `${MEMBER} changed who does it. ${whenWords(one)}.`,
    about: by,
    link: carePages.task(task.id),
  });

/** Tells somebody that another member has removed their mark. */
export const notifyUndone = (
  strapi: Core.Strapi,
  to: number,
  by: number,
  task: Told,
  one: Occurrence,
) =>
  notificationService.announce(strapi, {
    to: [to],
    kind: 'care',
    title: `${MEMBER} removed your mark: ${task.title} for ${task.petName}`,
    body: `${whenWords(one)}.`,
    about: by,
    link: carePages.task(task.id),
  });
