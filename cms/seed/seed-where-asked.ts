import type { Core } from '@strapi/strapi';
import { MEMBER_UID } from '../src/auth/member-uid';

/**
 * Fills an empty database with the demo, and only when `SEED_DEMO` asks for it: `true` for all of it,
 * `people` for members and trusts alone, which takes a fifth of the time.
 * @throws where a data file of the demo has a mistake.
 */
export async function seedWhereAsked(strapi: Core.Strapi) {
  const wanted = process.env.SEED_DEMO ?? '';
  if (wanted !== 'true' && wanted !== 'people') return;
  if ((await strapi.db.query(MEMBER_UID).count()) > 0) return;
  // Loaded late: the data files take a while to read, and no other start shall fail for a mistake in one.
  const { seedDemo } = await import('./seed.js');
  await seedDemo(strapi, wanted);
}
