import type { Core } from '@strapi/strapi';
import { daysAfter } from '../../../text/days';
import { newSince } from './reading-arrivals';

/** For how many days a notification that was read is kept. */
export const READ_KEPT_DAYS = 365;

/**
 * Deletes notifications that have been read and are older than a year, and those about what is no longer new. All
 * other unread ones stay.
 */
export async function sweepNotifications(strapi: Core.Strapi, now = new Date()) {
  const old = {
    readAt: { $notNull: true },
    createdAt: { $lt: daysAfter(now, -READ_KEPT_DAYS) },
  };
  const notNew = { kind: 'reading', createdAt: { $lt: newSince(now) } };
  const where = { $or: [old, notNew] };
  await strapi.db.query('api::notification.notification').deleteMany({ where });
}
