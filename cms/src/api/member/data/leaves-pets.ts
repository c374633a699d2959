import type { Core } from '@strapi/strapi';
import { can, type Role } from '@hearthside/contract/access';
import { belongings } from './belongings';

export const LEAVES_PETS =
  'They care for pets, and this role can’t see pets. Change their role separately, so that you can choose who takes over.';

/** Whether a member cares for pets that they would not see any more in this role. */
export const leavesPets = async (strapi: Core.Strapi, id: number, role: Role): Promise<boolean> =>
  !can({ role, verified: true }, 'pet_records') &&
  (await belongings(strapi, id)).belongings.some(({ kind }) => kind === 'care');
