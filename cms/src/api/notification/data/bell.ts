/** What the bell shows a member, and what of it they have read. */
import type { Core } from '@strapi/strapi';
import type { PageQuery } from '@hearthside/contract/list';
import type { Notification } from '@hearthside/contract/notification/bell-endpoints';
import { paginationOf } from '../../../http/pagination';
import { refuse } from '../../../http/refuse';
import type { Member } from '../../../auth/member-cache';
import { nameIn } from '../../../text/member-name';
import { FORMER, withName } from '../rules/named-member';
import { refreshReading } from './reading-bell';

const UID = 'api::notification.notification';

interface Row extends Omit<Notification, 'createdAt' | 'readAt'> {
  aboutId: number | null;
  createdAt: string;
  readAt: string | null;
}

const notificationIn = (
  { id, kind, title, body, link, createdAt, readAt, aboutId }: Row,
  names: ReadonlyMap<number, string>,
): Notification => ({
  id,
  kind,
  title: aboutId === null ? title : withName(title, names.get(aboutId) ?? FORMER),
  body: aboutId === null ? (body ?? '') : withName(body ?? '', names.get(aboutId) ?? FORMER),
  link,
  createdAt: new Date(createdAt).toISOString(),
  readAt: readAt ? new Date(readAt).toISOString() : null,
});

const query = (strapi: Core.Strapi) => strapi.db.query(UID);

/** Lines whose stories were all unpublished stay stored, so that nothing is told twice, and are not shown. */
const shownTo = (memberId: number) => ({ member: memberId, hiddenAt: null });

const countUnread = (strapi: Core.Strapi, memberId: number) =>
  query(strapi).count({ where: { ...shownTo(memberId), readAt: null } });

/** The current names of these members. A member who is gone has none. */
async function namesOf(strapi: Core.Strapi, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows: { id: number; firstName: string; lastName: string }[] = await strapi.db
    .connection('up_users')
    .whereIn('id', [...new Set(ids)])
    .select({ id: 'id', firstName: 'first_name', lastName: 'last_name' });
  return new Map(rows.map((row) => [row.id, nameIn(row)]));
}

/** Plain SQL, because `updateMany` with a relation in its `where` fails in this Strapi version. */
const markAsRead = (strapi: Core.Strapi, whose: { id?: number; member_id: number }) =>
  strapi.db
    .connection('portal_notifications')
    .where(whose)
    .whereNull('read_at')
    .whereNull('hidden_at')
    .update({ read_at: new Date() });

/** A page of a member's own notifications, newest first. */
export async function list(
  strapi: Core.Strapi,
  member: Pick<Member, 'id' | 'role' | 'verified'>,
  { page, limit }: Pick<PageQuery, 'page' | 'limit'>,
) {
  await refreshReading(strapi, member);
  const where = shownTo(member.id);
  const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  const [rows, total, unread] = await Promise.all([
    query(strapi).findMany({ where, orderBy, limit, offset: (page - 1) * limit }),
    query(strapi).count({ where }),
    countUnread(strapi, member.id),
  ]);
  const names = await namesOf(
    strapi,
    rows.flatMap(({ aboutId }: Row) => aboutId ?? []),
  );
  return {
    notifications: rows.map((row: Row) => notificationIn(row, names)),
    unread,
    pagination: paginationOf({ page, limit }, total),
  };
}

/** Marks one of a member's own as read. Another member's is answered as if it did not exist. */
export async function read(strapi: Core.Strapi, memberId: number, id: number) {
  const where = { id, member: memberId };
  if (!(await query(strapi).findOne({ where, select: ['id'] }))) throw refuse.notFound();
  await markAsRead(strapi, { id, member_id: memberId });
  return { unread: await countUnread(strapi, memberId) };
}

export async function readAll(strapi: Core.Strapi, memberId: number) {
  await markAsRead(strapi, { member_id: memberId });
  return { unread: 0 };
}
