import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParams, pageQuery, pagination } from '../list';
import { NOTIFICATION_KINDS } from './kinds';

export const notification = z.object({
  id: z.number(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  /** An address within the portal, or null. */
  link: z.string().nullable(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.output<typeof notification>;

const unread = z.object({ unread: z.number() });

/** What the bell asks, on every page. */
export const bellEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'member',
    summary: 'Your own notifications, newest first',
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit }),
    answer: z.object({ notifications: z.array(notification), unread: z.number(), pagination }),
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/notifications/:id/read',
    access: 'member',
    summary: 'Mark one of your own notifications as read',
    params: idParams,
    answer: unread,
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/notifications/read-all',
    access: 'member',
    summary: 'Mark all of your own notifications as read',
    answer: unread,
  }),
};
