/** What the search over the whole portal finds of pets. */
import { petPages } from '@hearthside/contract/pet/pages';
import { inOrder } from '../../../db/in-order';
import { runQuery } from '../../../db/run-query';
import { bestNamed } from '../../../search/best-named';
import type { Finder } from '../../../subject';
import { nameIn } from '../../../text/member-name';
import { visibleTo } from '../policy';
import { selectPets, toPetListItem, type PetRow } from './pet-row';

export const petFinder: Finder = {
  section: 'pet_records',
  words: [{ table: 'pets', column: 'sort_key' }],
  async find(strapi, member, typed, limit) {
    const [sql, ...values] = visibleTo(member);
    const ids = await bestNamed(
      strapi,
      {
        rows: (knex) => knex('pets as p').whereRaw(sql, values),
        id: 'p.id',
        nameKey: 'p.sort_key',
        searchKey: 'p.search_key',
      },
      typed,
      limit,
    );
    const rows = await runQuery(strapi, (knex) => selectPets(knex, member).whereIn('p.id', ids));
    return inOrder(ids, rows as PetRow[]).map((row) => {
      const pet = toPetListItem(row, member);
      const owner = nameIn({ firstName: pet.ownerFirstName, lastName: pet.ownerLastName });
      const line = [pet.breed, pet.ownerId === member.id ? '' : owner].filter(Boolean).join(' · ');
      return { title: pet.name, line, path: petPages.detail(pet.id) };
    });
  },
};
