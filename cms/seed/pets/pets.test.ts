import { describe, expect, it } from 'vitest';
import { can } from '@hearthside/contract/access';
import { CARE_ROLES, careTeamRow, providerRow } from '@hearthside/contract/pet/care';
import { missingParts } from '@hearthside/contract/pet/contact-row';
import { entryForm } from '@hearthside/contract/pet/entry';
import { nameKeyOf } from '../../src/api/pet/rules/pet-keys';
import { TRUSTS } from '../happenings';
import { PEOPLE } from '../people';
import { joinedAt, nickname } from '../seed-members';
import { formOf } from '../seed-pets';
import { ACQUAINTANCES } from './acquaintances';
import { entriesOf } from './entries';
import { contactOf, factsOf, personOf, providerRows, teamRows, writerOf } from './people-around';
import { correctedAt, madeAt, paperDates, peopledAt, writtenAt } from './pet-dates';
import { PETS } from './pets';

const NOW = Date.UTC(2026, 10, 21, 14);
const DAY = 86_400_000;
const called = PETS.map((pet) => [`${pet.owner}: ${pet.name}`, pet] as const);
const counts = new Map<string, number>();
for (const { owner } of PETS) counts.set(owner, (counts.get(owner) ?? 0) + 1);
const roleOf = (who: string) => personOf(who).role;

it('no acquaintance has the name of a member, or one would hide the other', () => {
  const members = new Set(PEOPLE.map(nickname));
  expect(Object.keys(ACQUAINTANCES).filter((who) => members.has(who))).toEqual([]);
});

describe('owners', () => {
  it('are verified pet owners with a profile', () => {
    for (const who of counts.keys()) {
      expect(personOf(who), who).toMatchObject({ role: 'pet_owner', state: 'verified' });
      expect(personOf(who).place, who).toBeDefined();
    }
  });

  it('have from one pet to more than a page of them, and one has none yet', () => {
    expect(PETS.length).toBeGreaterThanOrEqual(58);
    expect(Math.max(...counts.values())).toBeGreaterThan(10);
    expect(counts.get('leila')).toBe(1);
    expect(personOf('daniel')).toMatchObject({ role: 'pet_owner', state: 'verified' });
    expect(counts.has('daniel')).toBe(false);
  });

  it('give each name once, also as it was before', () => {
    for (const names of [PETS.map(({ name }) => name), PETS.map((pet) => formOf(pet).name)]) {
      const keys = PETS.map(({ owner }, place) => `${owner} ${nameKeyOf(names[place] ?? '')}`);
      expect(new Set(keys).size).toBe(PETS.length);
    }
  });
});

describe.each(called)('%s', (_called, pet) => {
  it('is what a form takes', () => {
    expect(formOf(pet)).toMatchObject({
      breed: pet.breed,
      ownerFirstName: personOf(pet.owner).first,
    });
  });

  it('is with a trust there is', () => {
    if (pet.trust) expect(TRUSTS.map(({ name }) => name)).toContain(pet.trust);
  });

  it('has people around it who are whole, and members among them who may see it', () => {
    for (const team of [pet.team ?? {}, pet.formerly?.team ?? {}]) {
      for (const row of teamRows(team, () => 1)) {
        expect(missingParts(careTeamRow.parse(row)), row.role).toEqual([]);
      }
      for (const who of CARE_ROLES.flatMap((role) => team[role] ?? [])) {
        if (contactOf(who).member === null) continue;
        const actor = { role: roleOf(who), verified: true };
        expect(can(actor, 'pet_records') && personOf(who).state === 'verified', who).toBe(true);
      }
    }
    for (const row of providerRows(pet, () => 1)) {
      expect(providerRow.parse(row).lastName).not.toBe('');
      if (row.userId !== null) expect(row.serviceRole).toBe('veterinarian');
    }
    for (const [, who] of pet.providers ?? []) {
      if (contactOf(who).member !== null) expect(roleOf(who)).toBe('veterinarian');
    }
  });

  it('lives in the right order', () => {
    const made = madeAt(pet, NOW).getTime();
    expect(made).toBeGreaterThan(joinedAt(personOf(pet.owner), NOW).getTime() + DAY);
    expect(peopledAt(pet, NOW).getTime()).toBeGreaterThan(made);
    expect(peopledAt(pet, NOW).getTime()).toBeLessThan(NOW);
    if (pet.formerly) {
      const at = correctedAt(pet, pet.formerly.daysAgo, NOW).getTime();
      expect(at).toBeGreaterThan(peopledAt(pet, NOW).getTime());
      expect(at).toBeLessThan(NOW);
    }
    const daysAgo = entriesOf(pet).map((entry) => entry.daysAgo);
    expect(daysAgo).toEqual([...daysAgo].sort((a, b) => a - b));
    for (const entry of entriesOf(pet)) {
      const at = writtenAt(pet, entry, NOW).getTime();
      expect(at).toBeGreaterThan(made);
      expect(at).toBeLessThan(NOW);
      // What a pet has of its own goes back to its birth, the rest two years.
      expect(entry.daysAgo).toBeLessThanOrEqual(pet.bornDaysAgo ?? 731);
    }
    for (const kind of pet.papers ?? []) {
      const { of, added } = paperDates(pet, kind, NOW);
      expect(of.getTime()).toBeLessThan(added.getTime());
      expect(added.getTime()).toBeGreaterThan(made);
      expect(added.getTime()).toBeLessThan(NOW);
    }
  });

  it('has entries a form takes, by somebody', () => {
    for (const { text: description, location, by } of entriesOf(pet)) {
      const { initial, email: outcomeEmail } = writerOf(pet, by);
      expect(initial).toMatch(/^\p{Lu}{2}$/u);
      const form = { date: '2026-01-01', description, location, initial, outcomeEmail };
      expect(entryForm.safeParse(form).success, description).toBe(true);
    }
  });

  it('is on its papers with owner and clinic', () => {
    const { owner, clinic } = factsOf(pet, new Date(NOW), 'X-1');
    for (const said of [owner.name, owner.address, owner.phone, clinic.name, clinic.address]) {
      expect(said).not.toBe('');
    }
  });
});

it('Biscuit has pages of entries and of documents', () => {
  const [biscuit] = PETS;
  if (!biscuit) throw new Error('Biscuit is gone.');
  expect(biscuit.name).toBe('Biscuit');
  expect(entriesOf(biscuit).length).toBeGreaterThanOrEqual(12);
  expect(entriesOf(biscuit)[0]?.daysAgo).toBe(1);
  expect(biscuit.papers).toHaveLength(8);
});
