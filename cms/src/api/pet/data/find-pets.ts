/** What the search over the whole portal finds of pets. */
import type { Knex } from 'knex';
import { petPages } from '@hearthside/contract/pet/pages';
import type { Member } from '../../../auth/member-cache';
import { readInOrder } from '../../../db/in-order';
import { runQuery } from '../../../db/run-query';
import * as office from '../../../office/office';
import { bestNamed } from '../../../search/best-named';
import type { Finder } from '../../../subject';
import { nameIn } from '../../../text/member-name';
import { seesEveryPet, visibleTo } from '../policy';
import { selectPets, toPetListItem, type PetRow } from './pet-row';

const PETS = 'pets as p';

const seenBy = (member: Member) => (query: Knex.QueryBuilder) => {
  const [sql, ...values] = visibleTo(member);
  query.whereRaw(sql, values);
};

export const petFinder: Finder = {
  section: 'pet_records',
  words: {
    id: 'p.id',
    text: 'p.sort_key',
    rows: (knex, member) => knex(PETS).modify(seenBy(member)),
    sharedBy: (member) => (seesEveryPet(member.role) ? '' : null),
  },
  async find(strapi, member, typed, limit) {
    const ids = await bestNamed(
      strapi,
      {
        table: PETS,
        seen: seenBy(member),
        id: 'p.id',
        nameKey: 'p.sort_key',
        searchKey: 'p.search_key',
      },
      typed,
      limit,
    );
    const rows = await readInOrder<PetRow>(ids, () =>
      runQuery(strapi, (knex) => selectPets(knex, member).whereIn('p.id', ids)),
    );
    const today = await office.today(strapi);
    return rows.map((row) => {
      const pet = toPetListItem(row, member, today);
      const owner = nameIn({ firstName: pet.ownerFirstName, lastName: pet.ownerLastName });
      const line = [pet.breed, pet.ownerId === member.id ? '' : owner].filter(Boolean).join(' · ');
      return { title: pet.name, line, path: petPages.detail(pet.id) };
    });
  },
};
