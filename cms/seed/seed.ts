import type { Core } from '@strapi/strapi';
import { MEMBER_UID } from '../src/api/member/domain/member-uid';
import { markAsDemo } from './demo-accounts';
import { seedMembers } from './seed-members';
import { seedPanel } from './seed-panel';
import { seedSettings } from './seed-settings';
import { seedTrusts } from './seed-trusts';

/** Fills an empty database with the demo, and only when `SEED_DEMO` asks for it. */
export async function seedWhereAsked(strapi: Core.Strapi) {
  if (process.env.SEED_DEMO !== 'true') return;
  if ((await strapi.db.query(MEMBER_UID).count()) > 0) return;
  const start = Date.now();
  await strapi.db.transaction(async () => {
    await seedSettings(strapi);
    const ids = await seedMembers(strapi);
    await seedTrusts(strapi, ids);
    await markAsDemo(strapi);
  });
  await seedPanel(strapi);
  strapi.log.info(`Demo data: seeded in ${Date.now() - start} ms.`);
}
