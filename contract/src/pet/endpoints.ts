import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { endpoint } from '../endpoint';
import { historyEntry } from '../history/endpoints';
import { id, idParams, pageQuery, pagination } from '../list';
import { line } from '../member/person-fields';
import { PICTURE } from '../member/profile';
import { isWithoutLink, NAME_WITH_LINK } from '../name-without-link';
import { GENDERS, petAnswer, petFields, petForm, petSort } from './fields';
import {
  CARE_ROLES,
  careTeamMember,
  careTeamRow,
  linkable,
  providerRow,
  PROVIDERS_MAX,
  serviceProvider,
} from './care';
import { documentEndpoints } from './document';
import { entryEndpoints, petEntry } from './entry';
import { photoEndpoints } from './entry-file';
import { routineForm, routineLine } from './routine';
import { TRUST_NAME_MAX, trustName } from '../trust/endpoints';
import { text } from '../text';

const named = z.object({ id: z.number(), name: z.string() });

/** A pet's card in the list. */
export const petListItem = z.object({
  id: z.number(),
  name: z.string(),
  species: petAnswer.species,
  breed: z.string(),
  gender: z.enum(GENDERS),
  birthDate: petAnswer.birthDate,
  birthDateAbout: z.boolean(),
  /** In years. It follows from the birth date where one is known. */
  age: z.number().nullable(),
  weight: z.number().nullable(),
  color: z.string(),
  allergies: z.string(),
  conditions: z.string(),
  /** Null if the owner was erased. The pet stays with the organization. */
  ownerId: z.number().nullable(),
  ownerFirstName: z.string(),
  ownerLastName: z.string(),
  ownerEmail: z.string(),
  picture: z.string().nullable(),
  petTrust: named.nullable(),
  mayChange: z.boolean(),
  /** Only if the owner has more than one pet (ruling 8). */
  mayDelete: z.boolean(),
});
export type PetListItem = z.output<typeof petListItem>;

export const pet = petListItem.omit({ petTrust: true, mayChange: true, mayDelete: true }).extend({
  ...petAnswer,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Pet = z.output<typeof pet>;

/** A medication that goes on, as an emergency sheet needs it. */
const medication = z.object({
  id: z.number(),
  medicine: z.string(),
  dose: z.number(),
  unit: z.string(),
  /** Times of day, as `08:00`. */
  times: z.array(z.string()),
  /** The last day, or null if it goes on. */
  to: z.string().nullable(),
});
export type Medication = z.output<typeof medication>;

/** A medication that stands in the care calendar alone, as an emergency sheet needs it. */
const plannedMedication = z.object({
  taskId: z.number(),
  title: z.string(),
  /** As it was typed, such as `2 units`. May be empty. */
  dose: z.string(),
  /** Its schedule as a sentence without a full stop. */
  when: z.string(),
});
export type PlannedMedication = z.output<typeof plannedMedication>;

/** One pet in detail (part 1 §3). */
export const petDetail = z.object({
  pet,
  careTeam: z.array(careTeamMember),
  serviceProviders: z.array(serviceProvider),
  petTrust: named.nullable(),
  /** Its feeding and routine, in the order of the day. */
  routine: z.array(routineLine),
  /** What the pet is given today. */
  medications: z.array(medication),
  /** What the care calendar plans for today or later, as far as no entry among `medications` says it. */
  plannedMedications: z.array(plannedMedication),
  /** The ids of its owner and of linked members, as far as the caller can write to them in the inbox. */
  messageable: z.array(z.number()),
  mayChange: z.boolean(),
  mayDelete: z.boolean(),
  /** Whether the caller may write entries in the record. */
  mayWriteRecord: z.boolean(),
  /** The revision of pet, care team, providers and trust. A save based on an older one is refused. */
  revision: z.string(),
});
export type PetDetail = z.output<typeof petDetail>;

/** How many emergency sheets a device keeps at most, and what each of them has of lists without an end. */
export const KEPT_SHEETS = { pets: 20, documents: 40, entries: 3 } as const;

/** Everything on the emergency sheet of one pet, as a device keeps it for a time without a connection. */
export const emergencySheet = z.object({
  detail: petDetail,
  /** The newest documents, by their titles alone. */
  documents: z.array(z.object({ id: z.number(), title: z.string() })),
  /** The latest entries of the record. */
  entries: z.array(
    petEntry.pick({ id: true, date: true, location: true, description: true, details: true }),
  ),
});
export type EmergencySheet = z.output<typeof emergencySheet>;

/** A deleted pet while it can be restored, with what is restored with it. */
export const trashedPet = z.object({
  id: z.number(),
  name: z.string(),
  breed: z.string(),
  ownerFirstName: z.string(),
  ownerLastName: z.string(),
  entries: z.number(),
  documents: z.number(),
  deletedAt: z.string(),
  /** The name of the member who deleted it. */
  deletedBy: z.string(),
  /** When it is erased for good. */
  erasedAt: z.string(),
});
export type TrashedPet = z.output<typeof trashedPet>;

/** A trust that a pet can be assigned to, and who could see the pet then. */
export const trustOption = named.extend({
  /** Whether the caller is assigned to it, or has a pet in it. */
  own: z.boolean(),
  /** Who would see the pet through it, besides those who see every pet. */
  people: z.object({ total: z.number(), names: z.array(z.string()) }),
});
export type TrustOption = z.output<typeof trustOption>;

/** A change of a pet's trust: none, a new one by name, or an existing one (part 1 §4). */
export const trustChoice = z.union(
  [
    z.strictObject({ remove: z.literal(true) }),
    z.strictObject({ id }),
    // A blank name is ignored (part 1 §5.5).
    z
      .strictObject({ name: line(TRUST_NAME_MAX).refine(isWithoutLink, NAME_WITH_LINK) })
      .transform(({ name }) => {
        const { success, data } = trustName.safeParse({ name });
        return success ? data : undefined;
      }),
  ],
  {
    error: `Choose a trust, or a name of at most ${TRUST_NAME_MAX} characters without a web address`,
  },
);

/** One save of a pet: its parts change together or not at all (ruling 9). */
export const petSave = z.strictObject({
  pet: z
    .strictObject({ ...petFields, ownerId: id })
    .partial()
    .optional(),
  /** The whole team. A saved row that is missing here is removed. */
  careTeam: boundedArray(careTeamRow, CARE_ROLES.length).optional(),
  /** All providers. A saved row that is missing here is removed. */
  serviceProviders: boundedArray(providerRow, PROVIDERS_MAX).optional(),
  petTrust: trustChoice.optional(),
  revision: text(64).optional(),
});
export type PetSave = z.output<typeof petSave>;
export type PetSaveInput = z.input<typeof petSave>;

const recordEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/pet-records',
    access: 'pet_records',
    summary: 'The pets the caller may see, a page at a time',
    query: z.strictObject({
      ...pageQuery,
      sort: petSort.default('name_asc'),
      /** Only those in whose record the caller may write. */
      writable: z.enum(['true', 'false']).optional(),
    }),
    answer: z.object({ pets: z.array(petListItem), pagination }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/pet-records',
    access: 'pet_records',
    onlyFor: {
      roles: ['admin', 'pet_owner'],
      refusal: 'Only pet owners and admins can create pet records.',
    },
    summary: 'Create a pet: your own as a pet owner, or an owner\u2019s as an admin',
    body: petForm,
    answer: petDetail,
  }),
  checkName: endpoint({
    method: 'GET',
    path: '/pet-records/check-name',
    access: 'pet_records',
    summary:
      'Check whether an owner has a pet with this name: the caller, or for an admin the owner given as `ownerId`',
    query: z.strictObject({ name: line(80), ownerId: id.optional(), except: id.optional() }),
    answer: z.object({ exists: z.boolean() }),
  }),
  trusts: endpoint({
    method: 'GET',
    path: '/pet-records/trusts',
    access: 'pet_records',
    summary:
      'The first trusts by name that match a search and that a pet can be assigned to, for anyone with pets to assign',
    query: z.strictObject({ search: pageQuery.search }),
    answer: z.object({ trusts: z.array(trustOption), total: z.number() }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/pet-records/people',
    access: 'pet_records',
    summary:
      'Members who can be linked to a care team, or veterinarians who can be linked as providers, by name',
    query: z.strictObject({
      search: pageQuery.search,
      as: z.enum(['care_team', 'veterinarian']).default('care_team'),
    }),
    answer: z.object({ people: z.array(linkable) }),
  }),
  trash: endpoint({
    method: 'GET',
    path: '/pet-records/trash',
    access: 'pet_records',
    summary: 'Deleted pets the caller can restore, latest first',
    query: z.strictObject(pageQuery),
    answer: z.object({ pets: z.array(trashedPet), pagination }),
  }),
  emergencySheets: endpoint({
    method: 'GET',
    path: '/pet-records/emergency-sheets',
    access: 'pet_records',
    summary: 'The emergency sheets of the pets the caller owns or is on the care team of',
    answer: z.object({
      sheets: z.array(emergencySheet),
      /** How many such pets there are, also those beyond the most that a device keeps. */
      total: z.number(),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/pet-records/:id',
    access: 'pet_records',
    summary: 'One pet with its care team, service providers and trust',
    params: idParams,
    answer: petDetail,
  }),
  save: endpoint({
    method: 'PATCH',
    path: '/pet-records/:id',
    access: 'pet_records',
    summary: 'Change a pet, its care team, providers and trust together or not at all',
    params: idParams,
    body: petSave,
    answer: petDetail,
  }),
  saveRoutine: endpoint({
    method: 'PUT',
    path: '/pet-records/:id/routine',
    access: 'pet_records',
    summary: 'Save the feeding and routine of a pet as a whole',
    params: idParams,
    body: routineForm,
    answer: petDetail,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/pet-records/:id',
    access: 'pet_records',
    summary: 'Delete a pet; it stays in the trash for 30 days',
    params: idParams,
    answer: trashedPet,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/pet-records/:id/restore',
    access: 'pet_records',
    summary: 'Restore a deleted pet as it was',
    params: idParams,
    answer: petDetail,
  }),
  changes: endpoint({
    method: 'GET',
    path: '/pet-records/:id/history',
    access: 'pet_records',
    summary: 'A pet\u2019s history: who changed what, newest first',
    params: idParams,
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit }),
    answer: z.object({ entries: z.array(historyEntry), pagination }),
  }),
  savePicture: endpoint({
    method: 'PUT',
    path: '/pet-records/:id/picture',
    access: 'pet_records',
    summary: 'Set a pet\u2019s picture (JPEG, PNG or WebP)',
    params: idParams,
    upload: { field: 'file', maxBytes: PICTURE.maxBytes },
    answer: petDetail,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/pet-records/:id/picture',
    access: 'pet_records',
    summary: 'Remove a pet\u2019s picture',
    params: idParams,
    answer: petDetail,
  }),
};

/** Pets and everything that belongs to them (part 1 §7). */
export const petEndpoints = {
  ...recordEndpoints,
  ...entryEndpoints,
  ...photoEndpoints,
  ...documentEndpoints,
};
