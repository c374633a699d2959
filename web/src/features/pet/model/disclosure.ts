import { CARE_ROLES } from '@hearthside/contract/pet/care';
import type { TrustOption } from '@hearthside/contract/pet/endpoints';
import { fullName } from '@/lib/full-name';
import type { PetDraft, TrustDraft } from './pet-draft';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Whose phone and address a pet's page shows, in words for the viewer. */
export type Whose = 'your' | 'the owner’s';

const seen = (pet: string, whose: Whose) => `${pet}, ${whose} phone and address`;

/** Who can see a pet through a trust, with their names. Shown when it is chosen, and again before saving. */
export function trustDisclosure(pet: string, { people }: TrustOption, whose: Whose): string {
  const { total, names } = people;
  if (total === 0) {
    return `No one else in this trust sees ${pet} through it yet. Anyone assigned to it later will see ${seen(pet, whose)}.`;
  }
  const more = total - names.length;
  const listed = LIST.format(more > 0 ? [...names, `${more} more`] : names);
  const count = total === 1 ? '1 person' : `${total} people`;
  return `${count} in this trust will see ${seen(pet, whose)}: ${listed}.`;
}

/** Who can see a pet through new links on the care team. Undefined if there are none. */
export function linkDisclosure(draft: PetDraft, base: PetDraft, whose: Whose): string | undefined {
  const before = new Set(CARE_ROLES.map((role) => base.careTeam[role].userId));
  const names = CARE_ROLES.flatMap((role) => {
    const { userId, member, name } = draft.careTeam[role];
    return userId === null || before.has(userId) ? [] : [member ? fullName(member) : name];
  });
  if (names.length === 0) return undefined;
  return `${LIST.format([...new Set(names)])} will see ${seen(draft.fields.name, whose)}.`;
}

/** The id of the trust that is newly chosen. Undefined if it was chosen before. */
export function newTrust(now: TrustDraft, before: TrustDraft): number | undefined {
  if (now.kind !== 'there') return undefined;
  return before.kind === 'there' && before.id === now.id ? undefined : now.id;
}
