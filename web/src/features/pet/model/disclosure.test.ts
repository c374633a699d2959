import { expect, it } from 'vitest';
import { linkDisclosure, linkRights, newTrust, trustDisclosure } from './disclosure';
import { petDraft } from './pet-draft';
import { biscuit } from './test-pet';

const trust = (total: number, ...names: string[]) => ({
  id: 4,
  name: 'Moss Trust',
  own: false,
  people: { total, names },
});

it('an owner reads how many people of a trust will see the pet, their phone and address, and who they are', () => {
  expect(trustDisclosure('Zoé', trust(3, 'Ann Ash', 'Bo Birch', 'Cy Cedar'), 'your')).toBe(
    '3 people in this trust will see Zoé, your phone and address: Ann Ash, Bo Birch, and Cy Cedar.',
  );
  expect(trustDisclosure('Zoé', trust(12, 'Ann Ash'), 'the owner’s')).toContain(
    '12 people in this trust will see Zoé, the owner’s phone and address: Ann Ash and 11 more.',
  );
  expect(trustDisclosure('Zoé', trust(0), 'your')).toContain('Anyone assigned to it later');
});

it('a trust is disclosed only if the pet was not in it before', () => {
  const there = (id: number) => ({ kind: 'there' as const, id, name: 'Moss' });
  expect(newTrust(there(4), { kind: 'none' })).toBe(4);
  expect(newTrust(there(4), there(4))).toBeUndefined();
  expect(newTrust({ kind: 'none' }, there(4))).toBeUndefined();
});

/** A draft of a pet whose places on the care team have these members. */
const teamOf = (linked: Partial<Record<'trustee' | 'foster' | 'caretaker', number>>) => {
  const draft = petDraft({ ...biscuit, careTeam: [] });
  const careTeam = { ...draft.careTeam };
  for (const [role, userId] of Object.entries(linked))
    careTeam[role as keyof typeof careTeam] = {
      ...careTeam[role as keyof typeof careTeam],
      userId,
      name: `Member ${userId}`,
    };
  return { ...draft, careTeam };
};

it('a new link is disclosed with what it allows on each place, also where somebody changes places', () => {
  const marks = 'can also mark care tasks and join the care team chat.';
  const writes =
    'can also write in the record, add and mark care tasks, and join the care team chat.';
  const none = teamOf({});
  expect(linkDisclosure(teamOf({ trustee: 1, foster: 2 }), none, 'your')).toBe(
    `Member 1 and Member 2 will see Biscuit, your phone and address. Member 2 ${writes} Member 1 ${marks}`,
  );
  expect(linkDisclosure(teamOf({ caretaker: 1 }), teamOf({ trustee: 1 }), 'your')).toBe(
    `Member 1 ${writes}`,
  );
  expect(linkDisclosure(teamOf({ trustee: 1 }), teamOf({ caretaker: 1 }), 'your')).toBeUndefined();
  expect(linkDisclosure(none, teamOf({ foster: 2 }), 'your')).toBeUndefined();
});

it('what a link allows is said by the place, and a veterinarian writes and marks', () => {
  expect(linkRights('trustee')).not.toContain('record');
  for (const role of ['foster', 'caretaker', 'veterinarian'])
    expect(linkRights(role)).toContain('write in the record, add and mark care tasks');
});
