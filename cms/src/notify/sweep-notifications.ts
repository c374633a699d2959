import type { Core } from '@strapi/strapi';

const YEAR_MS = 365 * 86_400_000;

/** Deletes what members have read and is older than a year; what nobody has read stays. */
export async function sweepNotifications(strapi: Core.Strapi, now = new Date()) {
  const where = {
    readAt: { $notNull: true },
    createdAt: { $lt: new Date(now.getTime() - YEAR_MS) },
  };
  await strapi.db.query('api::notification.notification').deleteMany({ where });
}
