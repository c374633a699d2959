import type { Core } from '@strapi/strapi';
import { addDays } from '@hearthside/contract/calendar-days';
import { petForm, type PetForm, type PetSpecies } from '@hearthside/contract/pet/fields';
import type { PetSave } from '@hearthside/contract/pet/endpoints';
import type { Actor } from '../src/auth/actor';
import { runQuery } from '../src/db/run-query';
import { ENTRY_UID } from '../src/api/pet/rules/pet-uid';
import * as petService from '../src/api/pet/services/pet';
import { emailOf } from './people';
import { DELETED_ENTRY } from './pets/biscuits-story';
import { detailsOn } from './pets/demo-entry';
import type { DemoPet } from './pets/demo-pet';
import { entriesOf, type DemoEntry } from './pets/entries';
import { personOf, providerRows, teamRows, writerOf } from './pets/people-around';
import { correctedAt, madeAt, paperDates, peopledAt, writtenAt } from './pets/pet-dates';
import type { PetFiles } from './pets/pet-files';
import { PETS } from './pets/pets';
import type { PastEvent } from './timeline';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TRUST_UID = 'api::trust.trust';

/** What kind of animal the demo's species are in the portal. */
const SPECIES: Readonly<Record<DemoPet['species'], PetSpecies>> = {
  dog: 'dog',
  cat: 'cat',
  rabbit: 'rabbit',
  guinea_pig: 'rodent',
  ferret: 'other',
  bird: 'bird',
  horse: 'horse',
  tortoise: 'reptile',
};

/** The form of a new pet as its owner fills it out. What was corrected later has its old value. */
export function formOf(pet: DemoPet): PetForm {
  const owner = personOf(pet.owner);
  const [city, state, zip, country] = owner.place ?? ['', '', '', ''];
  const { name, breed, gender, age, weight, color, allergies, conditions, textPermission } = pet;
  const { neutered, birthDateAbout, chipNumber, insurer, policyNumber, behavior } = pet;
  const today = new Date().toISOString().slice(0, 10);
  return petForm.parse({
    name,
    breed,
    gender,
    age,
    weight,
    color,
    allergies,
    conditions,
    textPermission,
    species: SPECIES[pet.species],
    neutered,
    birthDate: pet.bornDaysAgo === undefined ? null : addDays(today, -pet.bornDaysAgo),
    birthDateAbout,
    chipNumber,
    insurer,
    policyNumber,
    behavior,
    ownerFirstName: owner.first,
    ownerLastName: owner.last,
    ownerEmail: emailOf(owner),
    ownerPhoneNumber: owner.phone.replace(/\D/g, ''),
    streetAddress: owner.street,
    city,
    state,
    zip,
    country,
    ...pet.formerly?.pet,
  });
}

/** How each of the demo's pets came about, through the services that create real ones. */
export function petsAppear(
  strapi: Core.Strapi,
  idOf: (who: string) => number,
  files: PetFiles,
  now: number,
): PastEvent[] {
  const ownerOf = (pet: DemoPet): Actor => ({
    id: idOf(pet.owner),
    role: 'pet_owner',
    verified: true,
  });
  const admin = (who: string): Actor => ({ id: idOf(who), role: 'admin', verified: true });
  const petIds = new Map<DemoPet, number>();
  const petIdOf = (pet: DemoPet) => petIds.get(pet) ?? 0;
  /** Plain SQL, because Strapi sets the time of a change itself. */
  const dated = (pet: DemoPet, columns: { updated_at: Date; deleted_at?: Date }) =>
    runQuery(strapi, (knex) =>
      knex('pets')
        .where({ id: petIdOf(pet) })
        .update(columns),
    );

  async function make(pet: DemoPet) {
    const by = pet.createdBy ? admin(pet.createdBy) : ownerOf(pet);
    const form = pet.createdBy ? { ...formOf(pet), ownerId: idOf(pet.owner) } : formOf(pet);
    const { pet: made } = await petService.create(strapi, by, form);
    petIds.set(pet, made.id);
  }

  /** Its trust, its care team and its providers, in one save. */
  async function fillIn(pet: DemoPet) {
    const team = pet.formerly?.team ?? pet.team ?? {};
    const trust: { id: number } | null = pet.trust
      ? await strapi.db.query(TRUST_UID).findOne({ where: { name: pet.trust }, select: ['id'] })
      : null;
    await petService.save(strapi, ownerOf(pet), petIdOf(pet), {
      careTeam: teamRows(team, idOf),
      serviceProviders: providerRows(pet, idOf),
      ...(trust && { petTrust: { id: trust.id } }),
    });
    if (pet.routine) {
      await petService.saveRoutine(strapi, ownerOf(pet), petIdOf(pet), { lines: pet.routine });
    }
    await dated(pet, { updated_at: peopledAt(pet, now) });
  }

  function corrected(pet: DemoPet): PastEvent[] {
    const { formerly } = pet;
    if (!formerly) return [];
    const at = correctedAt(pet, formerly.daysAgo, now);
    const happen = async () => {
      const is: PetSave = {
        pet: Object.fromEntries(
          Object.keys(formerly.pet ?? {}).map((field) => [field, pet[field as keyof DemoPet]]),
        ),
        ...(formerly.team && { careTeam: teamRows(pet.team ?? {}, idOf) }),
      };
      const by = formerly.by ? admin(formerly.by) : ownerOf(pet);
      await petService.save(strapi, by, petIdOf(pet), is);
      await dated(pet, { updated_at: at });
    };
    return [{ at, happen }];
  }

  /** Whoever is not linked to the pet yet has its owner sign for them. */
  function signerOf(pet: DemoPet, entry: DemoEntry): Actor {
    const { signer } = writerOf(pet, entry.by);
    const linked = pet.formerly?.team
      ? correctedAt(pet, pet.formerly.daysAgo, now)
      : peopledAt(pet, now);
    if (signer === pet.owner || writtenAt(pet, entry, now) <= linked) return ownerOf(pet);
    return { id: idOf(signer), role: personOf(signer).role, verified: true };
  }

  async function write(pet: DemoPet, entry: DemoEntry) {
    const day = new Date(now - entry.daysAgo * DAY).toISOString().slice(0, 10);
    const { initial, email } = writerOf(pet, entry.by);
    const by = signerOf(pet, entry);
    const outcome = Date.parse(`${day}T16:30:00Z`) + (entry.outcomeDays ?? 0) * DAY;
    const settled = entry.outcomeDays !== undefined && outcome < now;
    const { record } = await petService.addEntry(strapi, by, petIdOf(pet), {
      date: day,
      initial,
      description: entry.text,
      location: entry.location,
      outcomeDate: settled ? new Date(outcome).toISOString() : null,
      outcomeEmail: settled && entry.mailed ? email : '',
      details: detailsOn(day, entry.kinds),
      confirmed: true,
      // The demo has care tasks of its own.
      inCalendar: false,
    });
    for (const [at, from] of (files.photos.get(entry) ?? []).entries()) {
      const upload = { path: from, size: 0, title: `${pet.name}-${day}-${at + 1}.jpg` };
      await petService.addEntryFile(strapi, by, petIdOf(pet), record.id, upload);
    }
    if (entry.comment) {
      await petService.addComment(strapi, ownerOf(pet), petIdOf(pet), record.id, entry.comment);
    }
    return record.id;
  }

  function papersOf(pet: DemoPet): PastEvent[] {
    return [...(files.papers.get(pet) ?? [])].map(([kind, { title, ...file }]) => ({
      at: paperDates(pet, kind, now).added,
      happen: () =>
        petService.addDocument(
          strapi,
          ownerOf(pet),
          petIdOf(pet),
          { ...file, title: `${title}.pdf` },
          { title },
        ),
    }));
  }

  function deleted(pet: DemoPet): PastEvent[] {
    if (pet.deletedDaysAgo === undefined) return [];
    const at = new Date(now - pet.deletedDaysAgo * DAY);
    const happen = async () => {
      await petService.remove(strapi, ownerOf(pet), petIdOf(pet));
      await dated(pet, { deleted_at: at, updated_at: at });
    };
    return [{ at, happen }];
  }

  /** An entry that was written twice, and deleted an hour later. */
  function deletedEntry(pet: DemoPet): PastEvent[] {
    if (pet !== PETS[0]) return [];
    const at = new Date(now - DELETED_ENTRY.daysAgo * DAY + HOUR);
    const deletedAt = new Date(at.getTime() + HOUR);
    let id = 0;
    const writeIt = async () => {
      id = await write(pet, DELETED_ENTRY);
    };
    const removeIt = async () => {
      await petService.removeEntry(strapi, ownerOf(pet), petIdOf(pet), id);
      await strapi.db.query(ENTRY_UID).update({ where: { id }, data: { deletedAt } });
    };
    return [
      { at, happen: writeIt },
      { at: deletedAt, happen: removeIt },
    ];
  }

  return PETS.flatMap((pet) => {
    const made = madeAt(pet, now);
    const portrait = files.portraits.get(pet);
    const pictured = new Date(made.getTime() + HOUR / 2);
    return [
      { at: made, happen: () => make(pet) },
      ...(portrait === undefined
        ? []
        : [
            {
              at: pictured,
              happen: () =>
                petService.savePicture(strapi, ownerOf(pet), petIdOf(pet), { path: portrait }),
            },
          ]),
      { at: peopledAt(pet, now), happen: () => fillIn(pet) },
      ...corrected(pet),
      ...entriesOf(pet).map((entry) => ({
        at: writtenAt(pet, entry, now),
        happen: () => write(pet, entry),
      })),
      ...papersOf(pet),
      ...deletedEntry(pet),
      ...deleted(pet),
    ];
  });
}
