import type { Knex } from 'knex';
import type { z } from 'zod';
import { ageOn } from '@hearthside/contract/pet/birth';
import type { pet, petListItem } from '@hearthside/contract/pet/endpoints';
import {
  PET_FIELDS,
  PET_TEXT_FIELDS,
  type Neutered,
  type PetField,
  type PetSpecies,
  type PetTextField,
} from '@hearthside/contract/pet/fields';
import type { RoutineLine } from '@hearthside/contract/pet/routine';
import type { Actor } from '../../../auth/actor';
import { boundLink } from '../../../file/signed-link';
import { mayChange, writableBy } from '../policy';
import { iso, type Moment } from '../../../text/moment';

/** Columns of a pet that a card needs. */
const CARD = {
  id: 'p.id',
  name: 'p.name',
  species: 'p.species',
  breed: 'p.breed',
  gender: 'p.gender',
  birthDate: 'p.birth_date',
  birthDateAbout: 'p.birth_date_about',
  age: 'p.age',
  weight: 'p.weight',
  color: 'p.color',
  allergies: 'p.allergies',
  conditions: 'p.conditions',
  ownerId: 'p.owner_id',
  ownerFirstName: 'p.owner_first_name',
  ownerLastName: 'p.owner_last_name',
  ownerEmail: 'p.owner_email',
  trustId: 'p.trust_id',
  trustName: 't.name',
  pictureKey: 'f.key',
} as const;

/** The column of a field: `ownerEmail` is kept as `owner_email`. */
const columnOf = (field: PetField) => `p.${field.replace(/[A-Z]/g, '_$&').toLowerCase()}`;

/** The further columns that one pet's page needs: its other fields and its state. */
const FURTHER = {
  ...Object.fromEntries(
    PET_FIELDS.filter((field) => !(field in CARD)).map((field) => [field, columnOf(field)]),
  ),
  version: 'p.version',
  routine: 'p.routine',
  ownWords: 'p.own_words',
  pictureId: 'p.picture_id',
  createdAt: 'p.created_at',
  updatedAt: 'p.updated_at',
  deletedAt: 'p.deleted_at',
  deletedBy: 'p.deleted_by',
};

type Texts<Keys extends string> = Record<Keys, string | null>;

export type PetRow = {
  id: number;
  name: string;
  species: PetSpecies | '' | null;
  gender: 'male' | 'female' | 'other';
  /** A day of the calendar. */
  birthDate: string | null;
  birthDateAbout: boolean | number | null;
  /** PostgreSQL returns decimals as text. */
  age: number | string | null;
  weight: number | string | null;
  ownerId: number | null;
  trustId: number | null;
  hasOther: boolean | number;
} & Texts<
  | 'breed'
  | 'color'
  | 'allergies'
  | 'conditions'
  | 'ownerFirstName'
  | 'ownerLastName'
  | 'ownerEmail'
  | 'trustName'
  | 'pictureKey'
>;

export type WholePet = PetRow & {
  /** Whether the viewer may write in its record. */
  isWriter: number;
  neutered: Neutered | '' | null;
  textPermission: boolean | number | null;
  version: number;
  /** SQLite returns JSON as text. */
  routine: RoutineLine[] | string | null;
  pictureId: number | null;
  createdAt: Moment;
  updatedAt: Moment;
  deletedAt: Moment | null;
} & Texts<Exclude<PetTextField, keyof PetRow> | 'deletedBy' | 'ownWords'>;

/** Whether another pet would remain: an owner keeps at least one, and so does the portal (ruling 8). */
const hasOther = (ofOwner: boolean) =>
  `exists (select 1 from pets o where o.deleted_at is null and o.id <> p.id${
    ofOwner ? ' and o.owner_id = p.owner_id' : ''
  }) as "hasOther"`;

/** Pets for this viewer, with the name of their trust and the key of their picture, in one query. */
export function selectPets(knex: Knex, { role }: Actor): Knex.QueryBuilder<object, PetRow[]> {
  return knex('pets as p')
    .leftJoin('trusts as t', 't.id', 'p.trust_id')
    .leftJoin('portal_files as f', 'f.id', 'p.picture_id')
    .select(CARD)
    .select(knex.raw(hasOther(role !== 'admin'))) as unknown as Knex.QueryBuilder<object, PetRow[]>;
}

/** The same, with everything needed to show one pet. */
export function selectWholePets(knex: Knex, actor: Actor): Knex.QueryBuilder<object, WholePet[]> {
  const [sql, ...values] = writableBy(actor);
  return selectPets(knex, actor)
    .select(FURTHER)
    .select(
      knex.raw(`case when ${sql} then 1 else 0 end as "isWriter"`, values),
    ) as unknown as Knex.QueryBuilder<object, WholePet[]>;
}

const numberIn = (given: number | string | null) => (given === null ? null : Number(given));

/** A link to a pet's picture that works for this viewer as long as they may see the pet. */
export const pictureLink = (key: string | null, actorId: number) =>
  key ? boundLink(key, actorId) : null;

export const trustIn = ({ trustId, trustName }: PetRow) =>
  trustId === null ? null : { id: trustId, name: trustName ?? '' };

/** The fields that both a card and the page show. */
const commonFields = (row: PetRow) => ({
  name: row.name,
  species: row.species ?? ('' as const),
  breed: row.breed ?? '',
  gender: row.gender,
  birthDate: row.birthDate,
  birthDateAbout: Boolean(row.birthDateAbout),
  age: numberIn(row.age),
  weight: numberIn(row.weight),
  color: row.color ?? '',
  allergies: row.allergies ?? '',
  conditions: row.conditions ?? '',
  ownerFirstName: row.ownerFirstName ?? '',
  ownerLastName: row.ownerLastName ?? '',
  ownerEmail: row.ownerEmail ?? '',
});

/** The age on a day: by the birth date where one is known, otherwise as it was entered. */
const ageOf = (row: PetRow, today: string) =>
  row.birthDate === null ? numberIn(row.age) : ageOn(row.birthDate, today);

const cardIn = (row: PetRow, actorId: number, today: string) => ({
  id: row.id,
  ...commonFields(row),
  age: ageOf(row, today),
  ownerId: row.ownerId,
  picture: pictureLink(row.pictureKey, actorId),
});

/** What this viewer may do with a pet. */
export function rightsIn(row: PetRow, actor: Actor) {
  const may = mayChange(actor, row.ownerId);
  return { mayChange: may, mayDelete: may && Boolean(row.hasOther) };
}

/** What this viewer may do with a pet they look at. */
export const detailRights = (row: WholePet, actor: Actor) => ({
  ...rightsIn(row, actor),
  mayWriteRecord: Boolean(row.isWriter),
});

/** A card of the list, on this day at the office. */
export const toPetListItem = (
  row: PetRow,
  actor: Actor,
  today: string,
): z.input<typeof petListItem> => ({
  ...cardIn(row, actor.id, today),
  ...rightsIn(row, actor),
  petTrust: trustIn(row),
});

/** A pet's own fields as they are stored: the age is the one that was entered. */
export const petFieldsIn = (row: WholePet) => ({
  ...commonFields(row),
  ...(Object.fromEntries(PET_TEXT_FIELDS.map((field) => [field, row[field] ?? ''])) as Record<
    PetTextField,
    string
  >),
  neutered: row.neutered ?? ('' as const),
  textPermission: Boolean(row.textPermission),
});
export type PetFields = ReturnType<typeof petFieldsIn> & Record<PetField, unknown>;

/** One pet in detail, on this day at the office. */
export const toPet = (row: WholePet, actorId: number, today: string): z.input<typeof pet> => ({
  ...petFieldsIn(row),
  ...cardIn(row, actorId, today),
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});

/** The routine of a pet. One from before there were any has none. */
export function routineIn({ routine }: WholePet): RoutineLine[] {
  if (routine === null) return [];
  return typeof routine === 'string' ? (JSON.parse(routine) as RoutineLine[]) : routine;
}

/** Identifies the state of a pet. Every save of it, its team, its providers or its trust makes another. */
export const revisionOf = ({ version }: WholePet) => String(version);

/** A pet as the history refers to it, with its current name. */
export const aboutPet = ({ id, name }: { id: number; name: string }) => ({
  kind: 'pet' as const,
  id,
  name,
});
