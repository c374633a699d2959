/** What became of the animals of closed accounts. */
import type { Core } from '@strapi/strapi';
import type { AnimalToPlace } from '@hearthside/contract/member/own-data';
import { runQuery } from '../../../db/run-query';
import { nameIn } from '../../../text/member-name';
import type { DecidedAnimal } from './requests';

/** The decisions of one member about their animals. */
interface Decided {
  memberId: number | null;
  animals: readonly DecidedAnimal[];
}

interface Kept {
  id: number;
  name: string;
  ownerId: number | null;
  firstName: string;
  lastName: string;
}

function standing(
  memberId: number | null,
  pet: Kept | undefined,
): Pick<AnimalToPlace, 'state' | 'owner'> {
  if (!pet) return { state: 'gone', owner: '' };
  if (pet.ownerId === memberId || pet.ownerId === null) return { state: 'theirs', owner: '' };
  return { state: 'placed', owner: nameIn(pet) };
}

/** The animals of each of these members, in one query: by their present names, with whose they are by now. */
export async function animalsToPlace(
  strapi: Core.Strapi,
  decided: readonly Decided[],
): Promise<AnimalToPlace[][]> {
  const ids = decided.flatMap(({ animals }) => animals.map(({ petId }) => petId));
  const rows: Kept[] = await runQuery(strapi, (knex) =>
    knex('pets').whereIn('id', ids).select({
      id: 'id',
      name: 'name',
      ownerId: 'owner_id',
      firstName: 'owner_first_name',
      lastName: 'owner_last_name',
    }),
  );
  const pets = new Map(rows.map((row) => [row.id, row]));
  return decided.map(({ memberId, animals }) =>
    animals.map(({ petId, name, person }) => {
      const pet = pets.get(petId);
      return { petId, name: pet?.name ?? name, person, ...standing(memberId, pet) };
    }),
  );
}
