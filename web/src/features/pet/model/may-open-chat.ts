import { can, type RoleHolder } from '@hearthside/contract/access';
import type { PetDetail } from '@hearthside/contract/pet/endpoints';

type Around = Pick<PetDetail, 'careTeam' | 'serviceProviders'> & {
  pet: Pick<PetDetail['pet'], 'ownerId'>;
};

/** Whether a member is one of those whose the chat of a pet's care team is: the server decides by the same rule. */
export function mayOpenChat(
  member: RoleHolder & { id: number },
  { pet, careTeam, serviceProviders }: Around,
): boolean {
  if (!can(member, 'inbox') || !can(member, 'pet_records')) return false;
  if (member.role === 'admin' || pet.ownerId === member.id) return true;
  const isLinked = ({ userId }: { userId: number | null }) => userId === member.id;
  return careTeam.some(isLinked) || (can(member, 'medical') && serviceProviders.some(isLinked));
}
