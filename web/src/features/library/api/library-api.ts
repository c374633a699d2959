import { libraryEndpoints } from '@hearthside/contract/library-endpoints';
import { client } from '@/lib/api/api-client';

/** The calls about the library. */
export const libraryApi = client(libraryEndpoints);
