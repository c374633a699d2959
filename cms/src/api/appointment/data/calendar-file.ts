/** An appointment for members' own calendars. */
import type { Core } from '@strapi/strapi';
import { APPOINTMENT_KINDS } from '@hearthside/contract/appointment/fields';
import { appointmentPages } from '@hearthside/contract/appointment/pages';
import type { Actor } from '../../../auth/actor';
import { refuse } from '../../../http/refuse';
import { portalLink } from '../../../mail/mail-content';
import * as office from '../../../office/office';
import { nameIn } from '../../../text/member-name';
import * as appointmentAccess from './appointment-access';
import type { AppointmentRow } from '../rules/appointment-row';
import { shownWhen } from '../rules/appointment-when';
import {
  iCalendarFile,
  iCalendarMoment,
  iCalendarParameter,
  iCalendarText,
} from '../../../text/i-calendar';

const NOT_FIXED = 'You can add this to your calendar once the office confirms a day and time.';

/** The iCalendar names of the two states a calendar can be told. */
const STATUS = { confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

interface Organization {
  organisationName: string;
  supportEmail: string;
}

/** The address that the portal's email comes from. The setting may include a name. */
const sender = () =>
  strapi.config.get<string>('plugin::email.settings.defaultFrom').replace(/^.*<|>.*$/g, '');

/**
 * The organizer, which is required (RFC 5546 §3.2): the address that members can write to, or the one that writes to
 * them.
 */
const organiser = ({ organisationName, supportEmail }: Organization) =>
  `ORGANIZER;CN=${iCalendarParameter(organisationName)}:mailto:${encodeURI(supportEmail || sender())}`;

/** The lines of one appointment, worded for this viewer: who meets whom. */
function eventLines(row: AppointmentRow, actor: Pick<Actor, 'id'>, by: Organization): string[] {
  const { hostname } = new URL(portalLink('/'));
  const link = portalLink(appointmentPages.detail(row.id));
  const kind = APPOINTMENT_KINDS[row.kind];
  const other = row.member.id === actor.id ? by.organisationName : nameIn(row.member);
  const said = [
    shownWhen(row),
    row.about ?? '',
    row.phone ? `Phone: ${row.phone}` : '',
    link,
  ].filter((text) => text !== '');
  const status = row.state === 'cancelled' ? STATUS.cancelled : STATUS.confirmed;
  return [
    'BEGIN:VEVENT',
    // The same in every state, so that a calendar updates its event instead of adding one.
    `UID:appointment-${row.id}@${hostname}`,
    `SEQUENCE:${row.revision}`,
    `DTSTAMP:${iCalendarMoment(row.updatedAt)}`,
    `DTSTART:${iCalendarMoment(row.startsAt)}`,
    `DTEND:${iCalendarMoment(row.endsAt)}`,
    `SUMMARY:${iCalendarText(`${kind}: ${other}`)}`,
    ...(row.location ? [`LOCATION:${iCalendarText(row.location)}`] : []),
    `DESCRIPTION:${iCalendarText(said.join('\n'))}`,
    `STATUS:${status}`,
    organiser(by),
    `URL:${link}`,
    'END:VEVENT',
  ];
}

/**
 * The purpose of an iCalendar object (RFC 5546 §4.1): to publish an event, or to cancel it. Neither asks for a reply,
 * which nobody here would read.
 */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

/** An appointment as an iCalendar object (RFC 5545), for this viewer. */
export async function calendarOf(
  strapi: Core.Strapi,
  row: AppointmentRow,
  actor: Pick<Actor, 'id'>,
  method: CalendarMethod = 'PUBLISH',
): Promise<string> {
  const by = await office.read(strapi);
  return iCalendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    `PRODID:-//Hearthside//Appointments//EN`,
    ...eventLines(method === 'CANCEL' ? { ...row, state: 'cancelled' } : row, actor, by),
    'END:VCALENDAR',
  ]);
}

/** An appointment that is confirmed, or was before it was canceled; 409 otherwise. */
export async function calendar(
  strapi: Core.Strapi,
  actor: Actor,
  id: number,
): Promise<{ name: string; text: string }> {
  const row = await appointmentAccess.seen(strapi, actor, id);
  const wasFixed = row.before?.state === 'confirmed' || row.state === 'confirmed';
  if (!wasFixed) throw refuse.wrongState(NOT_FIXED);
  const text = await calendarOf(strapi, row, actor);
  return { name: `appointment-${row.sessionNumber}.ics`, text };
}
