import type { TrustDetail } from '@hearthside/contract/trust/endpoints';
import useSWR from 'swr';
import { trusts } from './trusts';

/** Whether all of a trust's people, or pets, came with it. */
export const hasAllPeople = ({ people, peopleTotal }: TrustDetail) => people.length >= peopleTotal;
export const hasAllPets = ({ pets, petsTotal }: TrustDetail) => pets.length >= petsTotal;

/** Every row of a paged list. */
async function everyPage<Row>(
  read: (page: number) => Promise<{ rows: Row[]; pagination: { totalPages: number } }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { rows, pagination } = await read(page);
    all.push(...rows);
    pages = pagination.totalPages;
  }
  return all;
}

async function wholeOf(trust: TrustDetail): Promise<TrustDetail> {
  const { id } = trust;
  const people = await everyPage(async (page) => {
    const { people: rows, pagination } = await trusts.people({ id, page });
    return { rows, pagination };
  });
  const pets = await everyPage(async (page) => {
    const { pets: rows, pagination } = await trusts.pets({ id, page });
    return { rows, pagination };
  });
  return { ...trust, people, pets };
}

/** A trust with all its people and pets, for printing. More are requested only if not all of them came with it. */
export function useWholeTrust(trust: TrustDetail) {
  const isWhole = hasAllPeople(trust) && hasAllPets(trust);
  const key = [...trusts.detail.key({ id: trust.id }), 'whole'];
  const { data, error } = useSWR(isWhole ? null : key, () => wholeOf(trust));
  return { data: isWhole ? trust : data, error: error as unknown };
}
