import type { Core } from '@strapi/strapi';
import type { PageQuery } from '@hearthside/contract/list';
import type { Notification } from '@hearthside/contract/notification';
import { paginationOf } from '../../../access/pagination';
import { refuse } from '../../../access/refuse';

const UID = 'api::notification.notification';

interface Row extends Omit<Notification, 'createdAt' | 'readAt'> {
  createdAt: string;
  readAt: string | null;
}

const notificationIn = ({ id, kind, title, body, link, createdAt, readAt }: Row): Notification => ({
  id,
  kind,
  title,
  body: body ?? '',
  link,
  createdAt: new Date(createdAt).toISOString(),
  readAt: readAt ? new Date(readAt).toISOString() : null,
});

/** What the bell shows a member, and what of it they have read. */
export function bell(strapi: Core.Strapi) {
  const query = () => strapi.db.query(UID);
  const countUnread = (memberId: number) =>
    query().count({ where: { member: memberId, readAt: null } });

  /** In plain SQL: `updateMany` with a relation in its `where` fails in this Strapi version. */
  const markAsRead = (whose: { id?: number; member_id: number }) =>
    strapi.db
      .connection('portal_notifications')
      .where(whose)
      .whereNull('read_at')
      .update({ read_at: new Date() });

  return {
    /** A page of a member's own notifications, the newest first. */
    async list(memberId: number, { page, limit }: Pick<PageQuery, 'page' | 'limit'>) {
      const where = { member: memberId };
      const [rows, total, unread] = await Promise.all([
        query().findMany({ where, orderBy: { id: 'desc' }, limit, offset: (page - 1) * limit }),
        query().count({ where }),
        countUnread(memberId),
      ]);
      return {
        notifications: rows.map(notificationIn),
        unread,
        pagination: paginationOf({ page, limit }, total),
      };
    },

    /** Marks one of a member's own as read; another's looks like one that does not exist. */
    async read(memberId: number, id: number) {
      const where = { id, member: memberId };
      if (!(await query().findOne({ where, select: ['id'] }))) throw refuse.notFound();
      await markAsRead({ id, member_id: memberId });
      return { unread: await countUnread(memberId) };
    },

    async readAll(memberId: number) {
      await markAsRead({ member_id: memberId });
      return { unread: 0 };
    },
  };
}
