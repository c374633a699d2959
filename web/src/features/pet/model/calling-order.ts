import {
  CARE_ROLE_LABELS,
  type CareRole,
  type CareTeamMember,
} from '@hearthside/contract/pet/care';
import type { Pet } from '@hearthside/contract/pet/endpoints';
import { fullName } from '@/lib/full-name';

/** Somebody to call in an emergency. */
export interface Callee {
  name: string;
  /** Why to call them: 'Owner', 'Caretaker'. */
  roles: string[];
  phone: string;
  mayBeTexted: boolean;
}

/** Those who are with the pet day to day come before those who decide about it. */
const AFTER_OWNER: readonly CareRole[] = ['caretaker', 'foster', 'trustee'];

type CalledPet = Pick<
  Pet,
  'ownerFirstName' | 'ownerLastName' | 'ownerPhoneNumber' | 'textPermission'
>;
type CalledMember = Pick<CareTeamMember, 'role' | 'firstName' | 'lastName' | 'phoneNumber'>;

/**
 * Whom to call about a pet, in order: its owner, caretaker, foster, trustee. People without a number are left out,
 * and one person in two roles is listed once.
 */
export function callingOrder(pet: CalledPet, careTeam: readonly CalledMember[]): Callee[] {
  const everybody: Callee[] = [
    {
      name: fullName({ firstName: pet.ownerFirstName, lastName: pet.ownerLastName }),
      roles: ['Owner'],
      phone: pet.ownerPhoneNumber,
      mayBeTexted: pet.textPermission,
    },
    ...AFTER_OWNER.flatMap((role) => careTeam.filter((member) => member.role === role)).map(
      (member) => ({
        name: fullName(member),
        roles: [CARE_ROLE_LABELS[member.role]],
        phone: member.phoneNumber,
        mayBeTexted: false,
      }),
    ),
  ];
  const order: Callee[] = [];
  for (const callee of everybody.filter(({ phone }) => /\d/.test(phone))) {
    const same = order.find(({ name, phone }) => phone === callee.phone && name === callee.name);
    if (same) same.roles.push(...callee.roles);
    else order.push(callee);
  }
  return order;
}
