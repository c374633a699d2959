import { can, type Subject } from '@hearthside/contract/access';

/** Whether a member may add pets: an owner their own, an admin anybody's (part 1 §6). They alone have a trash. */
export const mayAddPets = (member: Subject) =>
  can(member, 'pet_records') && (member.role === 'admin' || member.role === 'pet_owner');
