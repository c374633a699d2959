import type { Core } from '@strapi/strapi';
import { MEMBER_UID } from '../src/api/member/domain/member-uid';
import { hashPassword } from '../src/api/session/domain/password-hash';
import { DEMO_PASSWORD, markAsDemo } from './demo-accounts';
import { happeningsSince } from './seed-happenings';
import { membersJoin } from './seed-members';
import { seedPanel } from './seed-panel';
import { seedSettings } from './seed-settings';
import { relive } from './timeline';

/** Fills an empty database with the demo, and only when `SEED_DEMO` asks for it. */
export async function seedWhereAsked(strapi: Core.Strapi) {
  if (process.env.SEED_DEMO !== 'true') return;
  if ((await strapi.db.query(MEMBER_UID).count()) > 0) return;
  const now = Date.now();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await strapi.db.transaction(async () => {
    await seedSettings(strapi);
    const ids = new Map<string, number>();
    const joining = membersJoin(strapi, ids, passwordHash, now);
    await relive(strapi, [...joining, ...happeningsSince(strapi, ids, now)]);
    await quieten(strapi, now);
    await markAsDemo(strapi);
  });
  await seedPanel(strapi);
  strapi.log.info(`Demo data: seeded in ${Date.now() - now} ms.`);
}

/** Old news was read and old mails were sent long ago. */
async function quieten(strapi: Core.Strapi, now: number) {
  await strapi.db.query('api::notification.mail').deleteMany({});
  const kind = { $in: ['verified', 'role', 'featured', 'trust'] };
  const data = { readAt: new Date(now) };
  await strapi.db.query('api::notification.notification').updateMany({ where: { kind }, data });
}
