import type { PetDocument } from '@hearthside/contract/pet-document';
import useSWR from 'swr';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** All documents of a pet, of every page, the newest first. */
export const useAllDocuments = (petId: number) =>
  useSWR([...petKeys.documents(petId, { page: 1, limit: 100 }), 'all'] as const, async (key) => {
    const [, , id, asked] = key;
    const all: PetDocument[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await petApi.documents({ petId: id, ...asked, page });
      all.push(...answer.documents);
      pages = answer.pagination.totalPages;
    }
    return all;
  });
