/** The one way in which members are told: by the bell and by mail, as they have chosen. */
import type { Core } from '@strapi/strapi';
import { TOPIC_OF, type NotificationKind } from '@hearthside/contract/notification/endpoints';
import { afterCommit } from '../../../db/after-commit';
import { runQuery } from '../../../db/run-query';
import { portionsOf } from '../../../db/portions';
import { clipped } from '../../../text/clipped';
import { mailWriter, portalLink, type MailDraft } from '../../../mail/mail-content';
import { queueMails, withdrawMails } from '../../../mail/mail-queue';
import { broadcastToMembers } from '../../../live/broadcast';
import { timeZone } from '../../../office/office';
import { quietIn, wants, type ChoiceColumns } from '../../../mail/choice-row';
import { withName } from '../rules/named-member';
import { quietUntil } from '../../../mail/quiet-hours';
import { nameOf } from '../../../auth/members';

const UID = 'api::notification.notification';
/** So many are looked up by one query; databases limit how many values it may carry. */
const AT_ONCE = 1000;
const CLOSING = 'In the portal you choose which mails you get, and when.';

/** What a mail says beyond the bell; what is left out is as there. */
export interface NotificationMail {
  subject?: string;
  /** Empty ones are left out. */
  paragraphs?: readonly string[];
  /** Where it leads; the link is an address within the portal. */
  action?: { label: string; link?: string };
  closing?: string;
  /** An iCalendar object that goes along (RFC 6047). */
  calendar?: string;
  /** It is of no use to whoever has another role by the time it is sent. */
  forRole?: true;
  /** It is of no use later, so that it goes out by then also in somebody's quiet hours. */
  noLaterThan?: Date;
  /** It goes out then at the earliest. */
  notBefore?: Date;
}

/** Something members are told. */
export interface NotificationInput {
  to: readonly number[];
  kind: NotificationKind;
  title: string;
  /** May be empty. */
  body: string;
  /** An address within the portal. */
  link: string | null;
  /** The member that title and body name by `{member}`: by the name they have when it is read. */
  about?: number;
  /** By mail alone. */
  bell?: false;
  /** Names it, so that it can be taken back. */
  key?: string;
  /** Without it nobody is mailed. */
  mail?: NotificationMail;
}

/** Somebody who may be told, with what they have chosen. */
interface Told extends ChoiceColumns {
  id: number;
  email: string;
  first_name: string;
  role_id: number;
  /** Joined, and neither blocked nor in the trash. */
  active: boolean | number;
}

/** News for a mail, which is read outside of the portal: by the name somebody has when it is written. */
const namedIn = (notice: NotificationInput, name: string): NotificationInput => ({
  ...notice,
  title: withName(notice.title, name),
  body: withName(notice.body, name),
  ...(notice.mail?.paragraphs && {
    mail: {
      ...notice.mail,
      paragraphs: notice.mail.paragraphs.map((text) => withName(text, name)),
    },
  }),
});

function draftOf({ title, body, link, mail = {} }: NotificationInput): Omit<MailDraft, 'greeting'> {
  const { subject = title, paragraphs = [body], action, closing = CLOSING } = mail;
  const place = action?.link ?? link;
  return {
    subject,
    closing,
    paragraphs: paragraphs.filter((text) => text !== ''),
    ...(place !== null && {
      action: { label: action?.label ?? 'Open the portal', link: portalLink(place) },
    }),
  };
}

const earlier = (planned: Date, latest = planned) => (latest < planned ? latest : planned);
const later = (one?: Date, other?: Date) =>
  one && other ? (one > other ? one : other) : (one ?? other);

/** News that can be taken back. */
type Named = Required<Pick<NotificationInput, 'key' | 'kind'>>;

/** What names news to one member. */
const keyTo = (key: string, memberId: number) => `${key}-${memberId}`;

/** Those of these people who are there, in the order of their ids, so that no two wait for each other. */
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

/** Stores news for the bell of whoever wants them there; the open windows of all look again once they are kept. */
async function ring(
  strapi: Core.Strapi,
  told: readonly Told[],
  { kind, title, body, link, about, key }: NotificationInput,
) {
  const ids = told.filter((one) => wants(one, TOPIC_OF[kind], 'bell')).map(({ id }) => id);
  const shown = { kind, title: clipped(title), body, link, aboutId: about ?? null };
  const data = ids.map((member) => ({
    ...shown,
    member,
    ...(key !== undefined && { onceKey: keyTo(key, member) }),
  }));
  for (const some of portionsOf(data)) await strapi.db.query(UID).createMany({ data: some });
  const all = told.map(({ id }) => id);
  await afterCommit(strapi, () => broadcastToMembers(all, 'notification', { kind }));
}

/** Puts the mails into the queue; one that falls into somebody's quiet hours waits for their end. */
async function mail(strapi: Core.Strapi, told: readonly Told[], notice: NotificationInput) {
  const wanting = told.filter((one) => one.active && wants(one, TOPIC_OF[notice.kind], 'mail'));
  if (wanting.length === 0) return;
  const now = new Date();
  const officeZone = await timeZone(strapi);
  const written = await mailWriter(strapi);
  const { about, kind, key, mail: { forRole, calendar } = {} } = notice;
  const name = about === undefined ? '' : await nameOf(strapi, about);
  const draft = draftOf(about === undefined ? notice : namedIn(notice, name));
  const letters = wanting.map((one) => {
    const quiet = quietUntil(quietIn(one, officeZone), now);
    const notBefore = later(
      quiet ? earlier(quiet, notice.mail?.noLaterThan) : undefined,
      notice.mail?.notBefore,
    );
    return {
      to: one.email,
      member: { id: one.id, kind, ...(forRole && { roleId: one.role_id }) },
      content: written({ ...draft, greeting: one.first_name }),
      ...(calendar && { calendar }),
      // Without quiet hours it goes at once, which the queue reckons by the database's clock and not by this one.
      ...(notBefore && { notBefore }),
      ...(key !== undefined && { name: keyTo(key, one.id) }),
    };
  });
  await queueMails(strapi, letters);
}

/** Tells members something, as part of the caller's transaction; a few queries, however many they are. */
export async function announce(strapi: Core.Strapi, notice: NotificationInput): Promise<void> {
  if (notice.to.length === 0) return;
  const told = await thoseOf(strapi, notice.to);
  if (notice.bell !== false) await ring(strapi, told, notice);
  if (notice.mail) await mail(strapi, told, notice);
}

/**
 * Takes back what these members were told under this key, as part of the caller's transaction. Answers whether
 * all of it is: a mail that is on its way stays, and then so does the bell's.
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
