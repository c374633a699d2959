import { listIndex, rareIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { updateProfileInPets } from './data/linked-profiles';
import { handOver, cares } from './data/handing-over';
import { fillPetColumns } from './data/fill-columns';
import * as petDependents from './data/pet-dependents';
import { petsOfMember } from './data/pets-of-member';
import { homePets } from './data/home-pets';
import { showsEntryFile } from './data/entries/entry-files';
import { showsPicture } from './data/pet-pictures';
import { sweepTrash } from './data/pet-trash';
import { petFinder } from './data/find-pets';
import { linkedTo } from './policy';

/** An index for one sort order of the list of pets, without those in the trash: a late page is found in it alone. */
const order = (column: string) =>
  `create index if not exists pets_${column}_idx on pets (${column}, id) where deleted_at is null`;

/** Of two pets of one owner with the same name, only one is outside the trash (ruling 7). */
const NAMES =
  'create unique index if not exists pets_owner_name_uq on pets (owner_id, name_key) where deleted_at is null';

/** The weights and medications of a pet's record are found without the rest of it. */
const KINDS =
  'create index if not exists pet_entries_kind_idx on pet_entries (pet_id, kind, date) where deleted_at is null';

/** What hangs on a pet, and how the copy of an owner's data calls it. */
const OF_PETS: Readonly<Record<string, string>> = {
  pet_care_team: 'Care teams of your pets',
  pet_service_providers: 'Service providers of your pets',
  pet_entries: 'Records of your pets',
  pet_entry_files: 'Photos and files in records of your pets',
  pet_entry_comments: 'Comments in records of your pets',
  pet_documents: 'Documents of your pets',
};

export const pet: Subject = {
  name: 'pet',
  eraseMember: (strapi, { id }) => petDependents.eraseMember(strapi, id),
  ownData: {
    tables: [
      {
        title: 'Pets',
        table: 'pets',
        column: 'owner_id',
        without: ['name_key', 'sort_key', 'search_key', 'own_words'],
      },
      ...Object.entries(OF_PETS).map(([table, title]) => ({
        title,
        ...{ table, column: 'pet_id', through: { table: 'pets', column: 'owner_id' } },
        without: ['search_key', 'add_key', 'member_id', 'author_id', 'file_id', 'preview_id'],
      })),
      {
        title: 'What you wrote in pet records',
        table: 'pet_entries',
        column: 'author_id',
        // As it was written, or as whoever is still linked to the pet may read it.
        only: (query, memberId) =>
          void query
            .whereNull('deleted_at')
            .where((some) => some.where({ version: 1 }).orWhereRaw(...linkedTo(memberId))),
        without: ['search_key', 'add_key', 'pet_id'],
      },
      {
        title: 'Comments you wrote in pet records',
        table: 'pet_entry_comments',
        column: 'author_id',
        without: ['pet_id'],
      },
      ...['pet_care_team', 'pet_service_providers'].map((table) => ({
        title: `${OF_PETS[table]}: your places`,
        table,
        column: 'member_id',
      })),
    ],
    except: {},
  },
  dependents: [petDependents.belongings, cares],
  showsFile: async (strapi, actor, key) =>
    (await showsPicture(strapi, actor, key)) || showsEntryFile(strapi, actor, key),
  finders: [petFinder],
  onMemberChanged: updateProfileInPets,
  handOver,
  homePart: homePets,
  memberPagePart: petsOfMember,
  trustPets: {
    page: petDependents.ofTrust,
    counts: petDependents.countsOfTrusts,
    any: petDependents.ofTrustAtAll,
  },
  sweeps: [sweepTrash],
  indexes: [
    listIndex('pet_entries', 'pet_entries_date_idx', 'pet_id', 'date'),
    listIndex('pet_documents', 'pet_documents_created_idx', 'pet_id', 'created_at'),
    KINDS,
    rareIndex('pets', 'deleted_at'),
    rareIndex('pet_entries', 'deleted_at'),
    rareIndex('pet_entry_comments', 'deleted_at'),
    order('sort_key'),
    order('owner_email'),
    NAMES,
  ],
  containedText: [
    {
      table: 'pets',
      name: 'pets_searched_idx',
      orderedBy: 'sort_key',
      searched: ['search_key'],
      beside: ['deleted_at'],
    },
  ],
  upgrade: [fillPetColumns],
};
