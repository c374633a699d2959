import { CARE_ROLES, type CareTeamRow, type ProviderRow } from '@hearthside/contract/pet/care';
import { savedPhone } from '@hearthside/contract/pet/phone';
import { formatPhone } from '@hearthside/contract/phone';
import type { PaperFacts } from '../papers/paper';
import { emailOf, PEOPLE, type Person } from '../people';
import { ACQUAINTANCES } from './acquaintances';
import type { DemoPet, DemoTeam } from './demo-pet';

const MEMBERS = new Map(PEOPLE.map((person) => [emailOf(person).split('@')[0] ?? '', person]));

const addressOf = ({ street = '', place }: Person) => {
  const [city = '', state = '', zip = ''] = place ?? [];
  return [street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
};

/** A demo member by nickname, the local part of their email address. */
export function personOf(who: string): Person {
  const person = MEMBERS.get(who);
  if (!person) throw new Error(`No demo member is called ${who}.`);
  return person;
}

/** A person around a pet: a member of the portal, or an acquaintance who is only typed in. */
export function contactOf(who: string) {
  const typed = ACQUAINTANCES[who];
  if (typed) {
    const { first: firstName, last: lastName, phone: phoneNumber, address } = typed;
    return { member: null, firstName, lastName, phoneNumber, address };
  }
  const person = personOf(who);
  return {
    member: who,
    firstName: person.first,
    lastName: person.last,
    phoneNumber: savedPhone(person.phone),
    address: addressOf(person),
  };
}

type IdOf = (who: string) => number;

const rowOf = (who: string, idOf: IdOf) => {
  const { member, ...contact } = contactOf(who);
  return { ...contact, userId: member === null ? null : idOf(member) };
};

/** A care team as it is saved. */
export const teamRows = (team: DemoTeam, idOf: IdOf): CareTeamRow[] =>
  CARE_ROLES.flatMap((role) => {
    const who = team[role];
    return who === undefined ? [] : [{ ...rowOf(who, idOf), role }];
  });

/** The providers of a pet as they are saved. */
export const providerRows = (pet: DemoPet, idOf: IdOf): ProviderRow[] =>
  (pet.providers ?? []).map(([serviceRole, who]) => ({ ...rowOf(who, idOf), serviceRole }));

const nameOf = (who: string | undefined) => {
  if (who === undefined) return '';
  const { firstName, lastName } = contactOf(who);
  return `${firstName} ${lastName}`;
};

/** Who looks after a pet's health: its first veterinarian, or the one next door. */
const vetOf = (pet: DemoPet) =>
  pet.providers?.find(([role]) => role === 'veterinarian')?.[1] ?? 'sofia';

/** Those of the people around a pet whom the portal lets write in its record. */
const WRITERS = ['vet', 'caretaker'];

/**
 * Who wrote an entry: the initials, the address the outcome was mailed to, and the member who signs it. What others
 * say, the owner writes down for them.
 */
export function writerOf(pet: DemoPet, by: 'vet' | 'owner' | 'caretaker' | 'trustee' | 'groomer') {
  const groomer = pet.providers?.find(([role]) => role === 'groomer')?.[1];
  const who = {
    vet: vetOf(pet),
    owner: pet.owner,
    caretaker: pet.team?.caretaker ?? pet.owner,
    trustee: pet.team?.trustee ?? pet.owner,
    groomer: groomer ?? pet.owner,
  }[by];
  const { member, firstName, lastName } = contactOf(who);
  const plain = `${lastName}`
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  return {
    initial: `${firstName[0] ?? ''}${lastName[0] ?? ''}`.toUpperCase(),
    email: member === null ? `${plain}@clinic.example` : emailOf(personOf(member)),
    signer: isLinked(pet, who) && WRITERS.includes(by) && member !== null ? member : pet.owner,
  };
}

const isLinked = (pet: DemoPet, who: string) =>
  pet.team?.caretaker === who || (pet.providers ?? []).some(([, provider]) => provider === who);

const SPECIES_NAMES = {
  dog: 'Dog',
  cat: 'Cat',
  rabbit: 'Rabbit',
  guinea_pig: 'Guinea pig',
  ferret: 'Ferret',
  bird: 'Bird',
  horse: 'Horse',
  tortoise: 'Tortoise',
} as const;

/** What a pet's documents say about it and the people around it. */
export function factsOf(pet: DemoPet, date: Date, number: string): PaperFacts {
  const owner = personOf(pet.owner);
  const vet = contactOf(vetOf(pet));
  const [practice = '', ...rest] = vet.address.split(', ');
  const isNamed = vet.member === null;
  return {
    pet: { ...pet, allergies: pet.allergies ?? '', conditions: pet.conditions ?? '' },
    species: SPECIES_NAMES[pet.species],
    owner: {
      name: nameOf(pet.owner),
      address: addressOf(owner),
      phone: formatPhone(savedPhone(owner.phone)),
      email: emailOf(owner),
    },
    clinic: {
      doctor: `Dr. ${vet.firstName} ${vet.lastName}`,
      name: isNamed ? practice : `${vet.lastName} Veterinary Clinic`,
      address: isNamed ? rest.join(', ') : vet.address,
      phone: formatPhone(vet.phoneNumber),
    },
    trust: pet.trust ?? '',
    trustee: nameOf(pet.team?.trustee),
    caretaker: nameOf(pet.team?.caretaker),
    date,
    number,
  };
}
