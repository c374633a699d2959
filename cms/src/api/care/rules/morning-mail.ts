import type { MailList } from '../../../mail/mail-layout';
import { carePages } from '@hearthside/contract/care/pages';
import { occurrenceKey } from '@hearthside/contract/care/recurrence';
import { shownClock } from '@hearthside/contract/shown-date';
import type { Morning, MorningTask } from '../data/mornings';
import type { NotificationInput } from '../../notification/data/announcing';
import { mailMarkToken } from './mail-mark-token';

/** How many of each list an email names. The portal has the others. */
const NAMED = 20;

const entryOf = (memberId: number, { row, one, today }: MorningTask) => {
  const when = one.time === null ? 'All day' : shownClock(one.time);
  const token = mailMarkToken({ memberId, taskId: row.id, ...one, mailDay: today });
  return {
    title: `${when}: ${row.title} for ${row.petName}`,
    link: `${carePages.mark}?token=${token}`,
    text: [row.dose ?? '', 'Follow the link to mark it as done.'].filter(Boolean).join('. '),
  };
};

const inOrder = (one: MorningTask, other: MorningTask) =>
  occurrenceKey(one.one) < occurrenceKey(other.one) ? -1 : 1;

function listOf(memberId: number, heading: string, tasks: readonly MorningTask[]): MailList[] {
  if (tasks.length === 0) return [];
  const entries = tasks
    .toSorted(inOrder)
    .slice(0, NAMED)
    .map((task) => entryOf(memberId, task));
  const more = tasks.length - entries.length;
  return [
    {
      heading,
      entries,
      ...(more > 0 && { more: { label: `And ${more} more`, link: carePages.list } }),
    },
  ];
}

const counted = (count: number) => (count === 1 ? '1 care task' : `${count} care tasks`);

/**
 * A member's morning email: what is due today, and what was missed yesterday. Each line can be marked by its link.
 * `usefulUntil`: the end of that day, after which neither list is true.
 */
export function morningNotice(
  memberId: number,
  { due, missed }: Morning,
  usefulUntil: Date,
): NotificationInput {
  return {
    to: [memberId],
    kind: 'care',
    title:
      due.length > 0
        ? `Today: ${counted(due.length)}`
        : `Missed yesterday: ${counted(missed.length)}`,
    body: '',
    link: carePages.list,
    bell: false,
    mail: {
      lead: (organization) => `Here’s today’s care from the ${organization} calendar.`,
      lists: [
        ...listOf(memberId, 'Due today', due),
        ...listOf(memberId, 'Missed yesterday', missed),
      ],
      action: { label: 'Open the calendar' },
      closing:
        'Each link works today only, and only for you. You’ll see the task before you mark anything.',
      usefulUntil,
      reason: 'you care for these animals and have the morning email turned on',
    },
  };
}
