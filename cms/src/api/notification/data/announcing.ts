/** The only way to notify members: by the bell, by email and by push, as they have chosen. */
import type { Core } from '@strapi/strapi';
import { TOPIC_OF, type NotificationKind } from '@hearthside/contract/notification/kinds';
import { afterCommit } from '../../../db/after-commit';
import { runQuery } from '../../../db/run-query';
import { portionsOf } from '../../../db/portions';
import { clipped } from '../../../text/clipped';
import {
  mailWriter,
  portalLink,
  type MailContent,
  type MailDraft,
} from '../../../mail/mail-content';
import type { MailList } from '../../../mail/mail-layout';
import { queueMails, withdrawMails } from '../../../mail/mail-queue';
import { endSeries } from '../../../mail/mail-use';
import { broadcastToMembers } from '../../../live/broadcast';
import { timeZone } from '../../../office/office';
import { quietIn, wants, type ChoiceColumns } from '../../../mail/choice-row';
import { withName } from '../rules/named-member';
import { quietUntil } from '@hearthside/contract/notification/quiet-hours';
import { pushBell } from './bell-pushes';
import { nameOf } from '../../../auth/members';

const UID = 'api::notification.notification';
/** How many members one query looks up. Databases limit how many values a query may carry. */
const AT_ONCE = 1000;

/** What an email says differently from the bell. What is left out is the same as there. */
export interface NotificationMail {
  subject?: string;
  /** The first sentence, which names the organization and says why it writes. */
  lead: (organization: string) => string;
  /** What follows it. Empty ones are left out. */
  paragraphs?: readonly string[];
  /** What follows these. Their links are paths within the portal. */
  lists?: readonly MailList[];
  /** The button. Its link is a path within the portal. */
  action?: { label: string; link?: string };
  closing?: string;
  /** Why the member gets it, after "You’re getting this email because" and without a full stop. */
  reason: string;
  /** An attached iCalendar object (RFC 6047). */
  calendar?: string;
  /** Not sent to a member who has another role by then. */
  forRole?: true;
  /** Sent by then even in quiet hours, because later it would come too late. */
  noLaterThan?: Date;
  /** Untrue or useless from this time on, and not sent any more. Quiet hours hold it back until an hour before. */
  usefulUntil?: Date;
  /** What it is about. `ends`: the series of which nothing holds any more that is not sent yet. */
  series?: { name: string; ends: readonly string[] };
  /** Not sent before this time. */
  notBefore?: Date;
}

/** A notice to members. */
export interface NotificationInput {
  to: readonly number[];
  kind: NotificationKind;
  title: string;
  /** May be empty. */
  body: string;
  /** A path within the portal. */
  link: string | null;
  /** The member whom title and body name as `{member}`: their current name is filled in when the notice is read. */
  about?: number;
  /** Sent by email only. */
  bell?: false;
  /** A key under which it can be withdrawn. */
  key?: string;
  /** Without it no email is sent. */
  mail?: NotificationMail;
}

/** A member who may be notified, with their choices. */
interface Told extends ChoiceColumns {
  id: number;
  email: string;
  first_name: string;
  role_id: number;
  /** Joined, and neither blocked nor in the trash. */
  active: boolean | number;
}

/** A notice that is also sent by email. */
type MailedNotice = NotificationInput & { mail: NotificationMail };

/** A notice for an email, which is read outside the portal: with the member's name at the time of writing. */
const namedIn = ({ mail, ...notice }: MailedNotice, name: string): MailedNotice => ({
  ...notice,
  title: withName(notice.title, name),
  body: withName(notice.body, name),
  mail: {
    ...mail,
    ...(mail.paragraphs && { paragraphs: mail.paragraphs.map((text) => withName(text, name)) }),
  },
});

/** A list with links that work outside the portal. */
const linked = ({ heading, entries, more }: MailList): MailList => ({
  heading,
  entries: entries.map((entry) => ({ ...entry, link: portalLink(entry.link) })),
  more: more && { ...more, link: portalLink(more.link) },
});

/** What an email says to everyone who gets it. */
function draftOf(
  { title, body, link, mail }: MailedNotice,
  organization: string,
): Omit<MailDraft, 'greeting' | 'choice'> {
  const { subject = title, lead, paragraphs = [body], lists, action, closing, reason } = mail;
  const place = action?.link ?? link;
  return {
    subject,
    reason,
    paragraphs: [lead(organization), ...paragraphs].filter((text) => text !== ''),
    ...(lists && { lists: lists.map(linked) }),
    ...(closing !== undefined && { closing }),
    ...(place !== null && {
      action: { label: action?.label ?? 'Open the portal', link: portalLink(place) },
    }),
  };
}

const HOUR_MS = 3_600_000;
/** Until when quiet hours may hold an email back, if they may not do so to their end. */
const latestOf = ({ noLaterThan, usefulUntil }: NotificationMail) =>
  noLaterThan ?? (usefulUntil && new Date(usefulUntil.getTime() - HOUR_MS));

const earlier = (planned: Date, latest = planned) => (latest < planned ? latest : planned);
const later = (one?: Date, other?: Date) =>
  one && other ? (one > other ? one : other) : (one ?? other);

/** A notice that can be withdrawn. */
type Named = Required<Pick<NotificationInput, 'key' | 'kind'>>;

/** The key of a notice to one member. */
const keyTo = (key: string, memberId: number) => `${key}-${memberId}`;

/** Those of these members who exist, in the order of their ids, so that no two transactions wait for each other. */
async function thoseOf(strapi: Core.Strapi, ids: readonly number[]): Promise<Told[]> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  const found: Told[] = [];
  for (let from = 0; from < sorted.length; from += AT_ONCE) {
    const rows: Told[] = await runQuery(strapi, (knex) =>
      knex('up_users as u')
        .leftJoin('portal_notification_choices as c', 'c.member_id', 'u.id')
        .whereIn('u.id', sorted.slice(from, from + AT_ONCE))
        .orderBy('u.id')
        .select('u.id', 'u.email', 'u.first_name', 'u.role_id')
        .select('c.off', 'c.quiet_from', 'c.quiet_to', 'c.time_zone')
        .select(knex.raw('(u.confirmed and not u.blocked and u.deleted_at is null) as active')),
    );
    found.push(...rows);
  }
  return found;
}

/** Stores a notice for the bell of those who want it there. All their open windows refresh after the commit. */
async function ring(
  strapi: Core.Strapi,
  told: readonly Told[],
  { kind, title, body, link, about, key }: NotificationInput,
) {
  const ringing = told.filter((one) => wants(one, TOPIC_OF[kind], 'bell'));
  const ids = ringing.map(({ id }) => id);
  // A little earlier than what is stored now, whatever the column rounds to.
  const since = new Date(Date.now() - 1000);
  const shown = { kind, title: clipped(title), body, link, aboutId: about ?? null };
  const data = ids.map((member) => ({
    ...shown,
    member,
    ...(key !== undefined && { onceKey: keyTo(key, member) }),
  }));
  const stored: number[] = [];
  for (const some of portionsOf(data)) {
    const { ids: of } = await strapi.db.query(UID).createMany({ data: some });
    stored.push(...of.map(Number));
  }
  const range = { since, firstId: Math.min(...stored), lastId: Math.max(...stored) };
  if (stored.length > 0) await pushBell(strapi, ringing, kind, range);
  const all = told.map(({ id }) => id);
  await afterCommit(strapi, () => broadcastToMembers(all, 'notification', { kind }));
}

/** Writes a notice as an email to one member. */
async function noticeWriter(strapi: Core.Strapi) {
  const written = await mailWriter(strapi);
  return (notice: MailedNotice, { id, first_name: greeting }: Told): MailContent =>
    written((organization) => ({
      ...draftOf(notice, organization),
      greeting,
      choice: { memberId: id, topic: TOPIC_OF[notice.kind] },
    }));
}

/** A notice as the email that its first member would get now, for one that waits and is written anew. */
export async function noticeMail(
  strapi: Core.Strapi,
  notice: MailedNotice,
): Promise<MailContent | null> {
  const [one] = await thoseOf(strapi, notice.to);
  return one ? (await noticeWriter(strapi))(notice, one) : null;
}

/** Queues the emails. One that falls into a member's quiet hours waits for their end. */
async function mail(strapi: Core.Strapi, told: readonly Told[], notice: MailedNotice) {
  const topic = TOPIC_OF[notice.kind];
  const wanting = told.filter((one) => one.active && wants(one, topic, 'mail'));
  if (wanting.length === 0) return;
  const now = new Date();
  const officeZone = await timeZone(strapi);
  const written = await noticeWriter(strapi);
  const { about, kind, key } = notice;
  const { forRole, calendar, usefulUntil, series, notBefore: earliest } = notice.mail;
  const latest = latestOf(notice.mail);
  const named = about === undefined ? notice : namedIn(notice, await nameOf(strapi, about));
  const letters = wanting.map((one) => {
    const quiet = quietUntil(quietIn(one, officeZone), now);
    const notBefore = later(quiet ? earlier(quiet, latest) : undefined, earliest);
    return {
      to: one.email,
      member: { id: one.id, kind, ...(forRole && { roleId: one.role_id }) },
      content: written(named, one),
      ...(calendar && { calendar }),
      ...(usefulUntil && { usefulUntil }),
      ...(series && { series: series.name }),
      // Without quiet hours it is sent at once, which the queue measures by the database's clock instead of this
      // server's.
      ...(notBefore && { notBefore }),
      ...(key !== undefined && { name: keyTo(key, one.id) }),
    };
  });
  if (series && series.ends.length > 0) {
    await endSeries(
      strapi,
      series.ends,
      told.map(({ id }) => id),
    );
  }
  await queueMails(strapi, letters);
}

/** Notifies members as part of the caller's transaction, with a few queries however many they are. */
export async function announce(strapi: Core.Strapi, notice: NotificationInput): Promise<void> {
  if (notice.to.length === 0) return;
  const told = await thoseOf(strapi, notice.to);
  if (notice.bell !== false) await ring(strapi, told, notice);
  if (notice.mail) await mail(strapi, told, { ...notice, mail: notice.mail });
}

/** Whether a member has a notice under this key in their notification bell. */
export const isRung = async (strapi: Core.Strapi, { key }: Named, memberId: number) =>
  (await strapi.db.query(UID).count({ where: { onceKey: keyTo(key, memberId) } })) > 0;

/**
 * Withdraws what these members were told under this key, as part of the caller's transaction. Returns whether all of
 * it was withdrawn: an email that is being sent stays, and then the notifications stay, too.
 */
export async function withdraw(
  strapi: Core.Strapi,
  { key, kind }: Named,
  from: readonly number[],
): Promise<boolean> {
  const keys = from.map((memberId) => keyTo(key, memberId));
  if (!(await withdrawMails(strapi, keys))) return false;
  await strapi.db.query(UID).deleteMany({ where: { onceKey: { $in: keys } } });
  await afterCommit(strapi, () => broadcastToMembers(from, 'notification', { kind }));
  return true;
}
