import type { PetSort } from '@hearthside/contract/pet';
import type { PagedQuery } from '@/lib/paged-query';

/** A page of pets, and how many it may hold. */
export interface PetsAsked extends PagedQuery {
  sort: PetSort;
  limit: number;
}
/** A page of what belongs to one pet. */
export interface PetPartAsked {
  page: number;
  limit?: number;
  search?: string;
  sortOrder?: 'asc' | 'desc';
}
/** A page of the trash. */
export interface PetTrashAsked extends PagedQuery {
  limit: number;
}

/** The pets' keys in the data cache; `useInvalidate()('pet')` asks again for all of them. */
export const petKeys = {
  list: (asked: PetsAsked) => ['pet', 'list', asked] as const,
  detail: (id: number) => ['pet', 'detail', id] as const,
  entries: (petId: number, asked: PetPartAsked) => ['pet', 'entries', petId, asked] as const,
  documents: (petId: number, asked: PetPartAsked) => ['pet', 'documents', petId, asked] as const,
  history: (petId: number, asked: PetPartAsked) => ['pet', 'history', petId, asked] as const,
  trash: (asked: PetTrashAsked) => ['pet', 'trash', asked] as const,
  trusts: (search: string) => ['pet', 'trusts', search] as const,
  people: (search: string, as: 'care_team' | 'veterinarian') =>
    ['pet', 'people', search, as] as const,
};

type Part = 'list' | 'detail' | 'entries' | 'documents' | 'history' | 'trash' | 'trusts' | 'people';

/** Whether a key of the data cache is of this part of the pets: `mutate(isOf('entries', petId))`. */
export const isOf = (part: Part, petId?: number) => (key: unknown) =>
  Array.isArray(key) &&
  key[0] === 'pet' &&
  key[1] === part &&
  (petId === undefined || key[2] === petId);
