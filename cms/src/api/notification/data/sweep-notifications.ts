import type { Core } from '@strapi/strapi';
import { daysAfter } from '../../../text/days';

const READ_KEPT_DAYS = 365;

/** Deletes notifications that have been read and are older than a year. Unread ones stay. */
export async function sweepNotifications(strapi: Core.Strapi, now = new Date()) {
  const where = {
    readAt: { $notNull: true },
    createdAt: { $lt: daysAfter(now, -READ_KEPT_DAYS) },
  };
  await strapi.db.query('api::notification.notification').deleteMany({ where });
}
