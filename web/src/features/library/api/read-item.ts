import { fetched } from './fetched';
import { libraryApi } from './library-api';

/** The file of an item in the member's name; unlike its link, that does not grow old. */
export const readItemFile = (id: number) =>
  fetched(libraryApi.file({ id: String(id), download: 'true' }));

/** An item as it is now, past every cache. */
export const readItem = async (id: number) => (await libraryApi.item({ id: String(id) })).item;
