/** A member's care tasks as a calendar feed: what is due from a week ago to a year ahead. */
import type { Core } from '@strapi/strapi';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { CARE_KINDS } from '@hearthside/contract/care/fields';
import { carePages } from '@hearthside/contract/care/pages';
import {
  dueAt,
  occurrenceKey,
  occurrencesBetween,
  type Occurrence,
} from '@hearthside/contract/care/recurrence';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { portalLink } from '../../../mail/portal-link';
import * as members from '../../../auth/members';
import * as office from '../../../office/office';
import { iCalendarFile, iCalendarMoment, iCalendarText } from '../../../text/i-calendar';
import { ownOrCaredFor, visibleTo } from '../../pet/policy';
import { can } from '@hearthside/contract/access';
import { seedIn } from './care-settings';
import { isBeforeSchedule, scheduleIn, selectTasks, type TaskRow } from './task-row';

const BACK_DAYS = 7;
const AHEAD_DAYS = 90;
const TASKS_MAX = 500;
const EVENTS_MAX = 5000;
const MINUTES = 15;

const plainDay = (day: string) => day.replaceAll('-', '');

function eventLines(row: TaskRow, one: Occurrence, host: string, now: string): string[] {
  const starts =
    one.time === null
      ? [
          `DTSTART;VALUE=DATE:${plainDay(one.day)}`,
          `DTEND;VALUE=DATE:${plainDay(addDays(one.day, 1))}`,
        ]
      : momentLines(dueAt(one, row.zone));
  const link = portalLink(carePages.task(row.id));
  const said = [CARE_KINDS[row.kind], row.dose ?? '', row.notes ?? '', link].filter(Boolean);
  return [
    'BEGIN:VEVENT',
    `UID:care-${row.id}-${plainDay(one.day)}-${(one.time ?? 'day').replace(':', '')}@${host}`,
    `SEQUENCE:${row.version}`,
    `DTSTAMP:${now}`,
    ...starts,
    `SUMMARY:${iCalendarText(`${row.title} (${row.petName})`)}`,
    `DESCRIPTION:${iCalendarText(said.join('\n'))}`,
    'TRANSP:TRANSPARENT',
    `URL:${link}`,
    'END:VEVENT',
  ];
}

const momentLines = (at: Date) => [
  `DTSTART:${iCalendarMoment(at)}`,
  `DTEND:${iCalendarMoment(new Date(at.getTime() + MINUTES * 60_000))}`,
];

/** What the feed of a member has: tasks of animals they own or care for, and those they are to do. */
export async function feed(strapi: Core.Strapi, key: string, now = new Date()): Promise<string> {
  const seed = seedIn(key);
  if (seed === undefined) throw refuse.notFound();
  const row: { member_id: number | null } | undefined = await runQuery(strapi, (knex) =>
    knex('care_settings').where({ key: seed }).first('member_id'),
  );
  const member = row?.member_id ? await members.active(strapi, row.member_id) : null;
  if (!member || !can(member, 'pet_records')) throw refuse.notFound();
  const [own, ...ownValues] = ownOrCaredFor(member);
  const [seen, ...seenValues] = visibleTo(member);
  const today = dayIn('UTC', now);
  const [from, to] = [addDays(today, -BACK_DAYS), addDays(today, AHEAD_DAYS)];
  const rows: TaskRow[] = await runQuery(strapi, (knex) =>
    selectTasks(knex)
      .whereRaw(`(${own}) or (t.assignee_id = ? and ${seen})`, [
        ...ownValues,
        member.id,
        ...seenValues,
      ])
      // Of ended tasks there may be many.
      .where((open) => open.whereNull('t.ends_on').orWhere('t.ends_on', '>=', from))
      .orderBy('t.id', 'desc')
      .limit(TASKS_MAX),
  );
  const host = new URL(portalLink('/')).hostname;
  const stamp = iCalendarMoment(now);
  // If there are too many, the days furthest ahead are left out.
  const events = rows
    .flatMap((task) =>
      occurrencesBetween(scheduleIn(task), from, to)
        .filter((one) => !isBeforeSchedule(task, one))
        .map((one) => ({ task, one, key: occurrenceKey(one) })),
    )
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .slice(0, EVENTS_MAX);
  const { organisationName } = await office.read(strapi);
  return iCalendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'PRODID:-//Hearthside//Care//EN',
    `X-WR-CALNAME:${iCalendarText(`Care, ${organisationName}`)}`,
    ...events.flatMap(({ task, one }) => eventLines(task, one, host, stamp)),
    'END:VCALENDAR',
  ]);
}
