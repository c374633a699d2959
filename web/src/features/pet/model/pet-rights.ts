import { can, type RoleHolder } from '@hearthside/contract/access';

/** Whether a member may add pets: owners their own, admins anybody's (part 1 §6). Only they have a trash. */
export const mayAddPets = (member: RoleHolder) =>
  can(member, 'pet_records') && (member.role === 'admin' || member.role === 'pet_owner');
