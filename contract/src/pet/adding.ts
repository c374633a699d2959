import { can, type Role, type RoleHolder } from '../access';

/** Who owns pets, has a place on care teams that writes, or stands in for everybody. */
const ADDING: readonly Role[] = ['admin', 'pet_owner', 'caretaker', 'foster'];

/**
 * Whether members like this one usually add entries and care tasks for pets; with the right to medical records a linked
 * veterinarian does, too. For which pets is decided by their links, and the links decide also of others who may see
 * pets: a volunteer who is linked as a caretaker adds them like one. Must not import zod.
 */
export const addsForPets = (member: RoleHolder): boolean =>
  can(member, 'pet_records') && (ADDING.includes(member.role) || can(member, 'medical'));
