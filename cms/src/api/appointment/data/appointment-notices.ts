/** Notifies members and the office, by the bell and by email, within the transaction of what happened. */
import type { Core } from '@strapi/strapi';
import { APPOINTMENT_KINDS } from '@hearthside/contract/appointment/fields';
import { appointmentPages } from '@hearthside/contract/appointment/pages';
import { clockIn, momentOf } from '@hearthside/contract/zoned-time';
import * as notificationService from '../../notification/services/notification';
import * as office from '../../../office/office';
import { MEMBER } from '../../notification/rules/named-member';
import type { AppointmentRow } from '../rules/appointment-row';
import { isSameWhen, shownWhen, type When } from '../rules/appointment-when';
import { calendarOf, type CalendarMethod } from './calendar-file';
import { adminIds } from '../../../auth/member-access';

/**
 * Mails about one appointment: how it stands, and what the office answers to requests to change it. A series ends when
 * a later mail says otherwise.
 */
type Series = 'state' | 'answer';

/** A notice: a line for the bell, which is also the email's subject, and more text for the email. */
export interface Notice {
  title: string;
  /** What the office did, after the organization's name: the email's first sentence. */
  did: string;
  lines: readonly string[];
  /** Where it leads, if not to the appointment. */
  link?: string;
  /** What the email does in the member's own calendar, through the attached file. */
  calendar?: CalendarMethod;
  /** Of no use once the appointment has begun. */
  endsAtStart?: true;
  /** 'state' if not set. An answer says nothing of the place, and stays true when only that changes. */
  series?: Series;
  /** What the member was told before in these is no longer so, or said again here. */
  replaces?: readonly Series[];
}

/** A member who is told less than this long before the start, in milliseconds, may already be on the way. */
const ON_THE_WAY_MS = 3 * 3_600_000;
const REASON = 'it\u2019s about your appointment';
const OFFICE_REASON = 'you’re an admin, and admins get appointment requests';
const OPEN = 'Open the appointment';
const IN_CALENDAR = 'Open the appointment to add it to your calendar.';
const ATTACHED: Record<CalendarMethod, string> = {
  PUBLISH: 'Open the attached file to add it to your calendar or update it there.',
  CANCEL: 'Open the attached file to remove it from your calendar.',
};

const ALL: readonly Series[] = ['state', 'answer'];
const MISTAKE = 'What we told you before was a mistake. We apologize.';

const linkTo = ({ id }: AppointmentRow) => appointmentPages.detail(id);
/** A reason of several lines, one paragraph per line. */
const linesOf = (text: string) => text.split(/\n+/).filter((line) => line !== '');

const place = ({ location }: AppointmentRow) => (location ? [`Where: ${location}.`] : []);
const length = ({ kind, minutes }: AppointmentRow) =>
  `${APPOINTMENT_KINDS[kind]}, about ${minutes} minutes.`;
const details = (row: AppointmentRow) => [length(row), ...place(row)];
/** What a member has requested for an appointment. */
const wishOf = (row: AppointmentRow) =>
  row.wish?.kind === 'move'
    ? `move your appointment to ${shownWhen(row.wish)}`
    : `cancel your appointment on ${shownWhen(row)}`;

/** The notices to a member about their appointment. Day and time are always given with their time zone. */
export const APPOINTMENT_NOTICES = {
  created: (row: AppointmentRow): Notice => ({
    title: `You have an appointment: ${shownWhen(row)}`,
    did: `scheduled an appointment for you: ${shownWhen(row)}`,
    lines: details(row),
    calendar: 'PUBLISH',
    endsAtStart: true,
  }),
  confirmed: (row: AppointmentRow, before: When): Notice => ({
    title: `Your appointment is confirmed: ${shownWhen(row)}`,
    did: `has confirmed your appointment: ${shownWhen(row)}`,
    lines: [
      ...(isSameWhen(row, before) ? [] : [`You asked for ${shownWhen(before)}.`]),
      ...details(row),
    ],
    calendar: 'PUBLISH',
    endsAtStart: true,
    replaces: ALL,
  }),
  moved: (row: AppointmentRow, before: When): Notice => ({
    title: `Your appointment has been moved to ${shownWhen(row)}`,
    did: `has moved your appointment to ${shownWhen(row)}`,
    lines: [`It was on ${shownWhen(before)}.`, ...details(row)],
    calendar: 'PUBLISH',
    endsAtStart: true,
    replaces: ALL,
  }),
  changed: (row: AppointmentRow, changes: readonly { field: string; to: string }[]): Notice => ({
    title: `Your appointment on ${shownWhen(row)} has changed`,
    did: `has changed your appointment on ${shownWhen(row)}`,
    lines: [
      ...changes.map(({ field, to }) => `${field}: ${to || 'none'}.`),
      // Whatever it replaces may not have been sent, so it says everything.
      length(row),
      ...(changes.some(({ field }) => field === 'Location') ? [] : place(row)),
    ],
    calendar: 'PUBLISH',
    endsAtStart: true,
    replaces: ['state'],
  }),
  requestDeclined: (row: AppointmentRow, reason: string): Notice => ({
    title: `Your request for ${shownWhen(row)} can\u2019t be scheduled`,
    did: `can\u2019t schedule the appointment you asked for: ${shownWhen(row)}`,
    lines: linesOf(reason),
  }),
  wishDeclined: (row: AppointmentRow, reason: string): Notice => ({
    title: `Your appointment stays as scheduled: ${shownWhen(row)}`,
    did: `is keeping your appointment as scheduled: ${shownWhen(row)}`,
    lines: linesOf(reason),
    series: 'answer',
  }),
  cancelled: (row: AppointmentRow, reason: string): Notice => ({
    title: `Your appointment on ${shownWhen(row)} has been canceled`,
    did: `has canceled your appointment on ${shownWhen(row)}`,
    lines: linesOf(reason),
    calendar: 'CANCEL',
    replaces: ALL,
  }),
  /** A declined request waits again. */
  requestReopened: (row: AppointmentRow): Notice => ({
    title: `Your request for ${shownWhen(row)} is open again`,
    did: `has reopened your request for ${shownWhen(row)}`,
    lines: [MISTAKE],
    replaces: ALL,
  }),
  /** A declined change request waits again. The appointment was on all the time. */
  wishReopened: (row: AppointmentRow): Notice => ({
    title: `Your request to ${wishOf(row)} is open again`,
    did: `has reopened your request to ${wishOf(row)}`,
    lines: [MISTAKE, `Until we decide, your appointment on ${shownWhen(row)} stays as scheduled.`],
    series: 'answer',
    replaces: ['answer'],
  }),
  /** A canceled appointment is on again, and so is what its member had requested. */
  restored: (row: AppointmentRow): Notice => ({
    title: `Your appointment on ${shownWhen(row)} is still on`,
    did: `is keeping your appointment on ${shownWhen(row)}`,
    lines: [
      MISTAKE,
      ...(row.wish ? [`Your request to ${wishOf(row)} is open again.`] : []),
      ...details(row),
    ],
    calendar: 'PUBLISH',
    replaces: ALL,
  }),
  removed: (row: AppointmentRow): Notice => ({
    title: `Your appointment on ${shownWhen(row)} has been removed`,
    did: `has removed your appointment on ${shownWhen(row)}`,
    lines: ['It was entered by mistake.'],
    link: appointmentPages.list,
    ...(row.state === 'confirmed' && { calendar: 'CANCEL' }),
    replaces: ALL,
  }),
  reminder: (row: AppointmentRow): Notice => ({
    title: `Reminder: your appointment on ${shownWhen(row)}`,
    did: `would like to remind you of your appointment on ${shownWhen(row)}`,
    lines: details(row),
    endsAtStart: true,
  }),
} as const;

/** A notice to the office. In the bell it has nothing that the member wrote, which stays with the appointment. */
interface OfficeNotice {
  title: string;
  /** What a member of the organization did, without their name: the email's first sentence. */
  did: string;
  bell: readonly string[];
  wrote: readonly string[];
}

const OFFICE_NOTICES = {
  asked: (row: AppointmentRow): OfficeNotice => ({
    title: `${MEMBER} requested an appointment: ${shownWhen(row)}`,
    did: `requested an appointment: ${shownWhen(row)}`,
    bell: [`${APPOINTMENT_KINDS[row.kind]}.`],
    wrote: [...linesOf(row.about ?? ''), ...(row.phone ? [`Phone: ${row.phone}.`] : [])],
  }),
  wished: (row: AppointmentRow): OfficeNotice => ({
    title:
      row.wish?.kind === 'move'
        ? `${MEMBER} asked to move an appointment to ${shownWhen(row.wish)}`
        : `${MEMBER} asked to cancel the appointment on ${shownWhen(row)}`,
    did:
      row.wish?.kind === 'move'
        ? `asked to move an appointment to ${shownWhen(row.wish)}`
        : `asked to cancel the appointment on ${shownWhen(row)}`,
    bell:
      row.wish?.kind === 'move'
        ? [`It’s still scheduled for ${shownWhen(row)} until you decide.`]
        : [],
    wrote: linesOf(row.wish?.reason ?? ''),
  }),
  withdrawn: (row: AppointmentRow): OfficeNotice => ({
    title: `${MEMBER} withdrew a request`,
    did: 'withdrew a request for an appointment',
    bell: [
      row.state === 'confirmed'
        ? `The appointment on ${shownWhen(row)} stays as scheduled.`
        : `It was for ${shownWhen(row)}.`,
    ],
    wrote: [],
  }),
} as const;

/** A requested time in another time zone than the office's, as the office's clocks show it. */
function forOffice(row: AppointmentRow, officeZone: string): string[] {
  const { date, time: asked, timeZone } = row.wish?.kind === 'move' ? row.wish : row;
  if (timeZone === officeZone) return [];
  const { day, time } = clockIn(officeZone, momentOf(date, asked, timeZone));
  return [
    `In the office’s time zone, that’s ${shownWhen({ date: day, time, timeZone: officeZone })}.`,
  ];
}

const seriesOf = ({ id }: AppointmentRow, series: Series) =>
  series === 'state' ? `appointment:${id}` : `appointment:${id}:${series}`;

/** Notifies the member of an appointment, within the transaction of what happened to it. */
export async function notifyMember(strapi: Core.Strapi, row: AppointmentRow, notice: Notice) {
  const { title, did, lines, link = linkTo(row), calendar, series = 'state' } = notice;
  const endedOf = (ended: Series) => seriesOf(row, ended);
  const startsAt = new Date(row.startsAt);
  // One that is entered after it has begun is told all the same.
  const hasEnd = notice.endsAtStart && startsAt > new Date();
  const attached = calendar && {
    sentence: ATTACHED[calendar],
    text: await calendarOf(strapi, row, row.member, calendar),
  };
  await notificationService.announce(strapi, {
    to: [row.member.id],
    kind: 'appointment',
    title,
    body: [...lines, ...(calendar === 'PUBLISH' ? [IN_CALENDAR] : [])].join(' '),
    link,
    mail: {
      lead: (organization) => `${organization} ${did}.`,
      paragraphs: [...lines, attached?.sentence ?? ''],
      calendar: attached?.text,
      action: { label: link === linkTo(row) ? OPEN : 'See my appointments' },
      reason: REASON,
      noLaterThan: new Date(startsAt.getTime() - ON_THE_WAY_MS),
      series: { name: seriesOf(row, series), ends: (notice.replaces ?? []).map(endedOf) },
      ...(hasEnd && { usefulUntil: startsAt }),
    },
  });
}

export async function notifyOffice(
  strapi: Core.Strapi,
  row: AppointmentRow,
  what: keyof typeof OFFICE_NOTICES,
) {
  const { title, did, bell, wrote } = OFFICE_NOTICES[what](row);
  const admins = await adminIds(strapi);
  const officeZone = await office.timeZone(strapi);
  const there = forOffice(row, officeZone);
  await notificationService.announce(strapi, {
    to: admins.filter((id) => id !== row.member.id),
    kind: 'appointment_request',
    title,
    body: [...bell, ...there].join(' '),
    link: linkTo(row),
    about: row.member.id,
    mail: {
      lead: (organization) => `A member of ${organization} ${did}.`,
      paragraphs: [...bell, ...wrote, ...there],
      action: { label: OPEN },
      reason: OFFICE_REASON,
    },
  });
}
