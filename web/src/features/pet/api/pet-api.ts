import { petEndpoints } from '@hearthside/contract/pet-endpoints';
import { client } from '@/lib/api/api-client';

/** The calls about pets, their entries and documents. */
export const petApi = client(petEndpoints);
