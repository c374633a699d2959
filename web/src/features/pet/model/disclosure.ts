import { CARE_ROLES, type CareRole } from '@hearthside/contract/pet/care';
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

const MARKS = 'can also mark care tasks and join the care team chat.';
const WRITES =
  'can also write in the record, add and mark care tasks, and join the care team chat.';

/** What a link allows besides seeing the pet, as a sentence. `role`: that of the contact, such as 'trustee'. */
export const linkRights = (role: string) => `They ${role === 'trustee' ? MARKS : WRITES}`;

/** The places on the care team whose members write in the record. */
const WRITING: readonly CareRole[] = ['foster', 'caretaker'];

/** The names of members on some places of a care team, by their ids. */
function linkedOn(draft: PetDraft, places: readonly CareRole[]): ReadonlyMap<number, string> {
  const linked = new Map<number, string>();
  for (const role of places) {
    const { userId, member, name } = draft.careTeam[role];
    if (userId !== null) linked.set(userId, member ? fullName(member) : name);
  }
  return linked;
}

const listedNames = (
  linked: ReadonlyMap<number, string>,
  ...known: ReadonlyMap<number, string>[]
) =>
  LIST.format(
    new Set([...linked].flatMap(([id, name]) => (known.some((one) => one.has(id)) ? [] : [name]))),
  );

/**
 * Who can see a pet through new links on the care team, and what else they can do then. Undefined if nobody can do more
 * than before.
 */
export function linkDisclosure(draft: PetDraft, base: PetDraft, whose: Whose): string | undefined {
  const before = linkedOn(base, CARE_ROLES);
  const writers = linkedOn(draft, WRITING);
  const viewers = listedNames(linkedOn(draft, CARE_ROLES), before);
  const writing = listedNames(writers, linkedOn(base, WRITING));
  const marking = listedNames(linkedOn(draft, CARE_ROLES), before, writers);
  const said = [
    viewers && `${viewers} will see ${seen(draft.fields.name, whose)}.`,
    writing && `${writing} ${WRITES}`,
    marking && `${marking} ${MARKS}`,
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : undefined;
}

/** The id of the trust that is newly chosen. Undefined if it was chosen before. */
export function newTrust(now: TrustDraft, before: TrustDraft): number | undefined {
  if (now.kind !== 'there') return undefined;
  return before.kind === 'there' && before.id === now.id ? undefined : now.id;
}
