import { CARE_ROLE_LABELS } from '@hearthside/contract/pet/care';
import type { TrustPet } from '@hearthside/contract/trust/endpoints';

/** How many people, in words: 'Nobody yet', '1 person', '12 people'. */
export const peopleCount = (count: number) =>
  count === 0 ? 'No one yet' : count === 1 ? '1 person' : `${count} people`;

/** How many pets, in words: 'No pets yet', '1 pet', '3 pets'. */
export const petCount = (count: number) =>
  count === 0 ? 'No pets yet' : count === 1 ? '1 pet' : `${count} pets`;

/** How many trusts, in words. */
export const trustCount = (count: number) => (count === 1 ? '1 trust' : `${count} trusts`);

/** Who takes over what for a pet: 'Trustee: Jo Park · Foster: Ann Lee'. */
export const careWords = ({ care }: Pick<TrustPet, 'care'>): string =>
  care.length === 0
    ? 'No one to take over yet'
    : care.map(({ role, name }) => `${CARE_ROLE_LABELS[role]}: ${name}`).join(' · ');
