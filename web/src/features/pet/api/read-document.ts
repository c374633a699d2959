import { petApi } from './pet-api';

/** The bytes of a document, read in the member's name: its address alone opens nothing. */
export const readDocument = (petId: number, docId: number): Promise<Blob> =>
  petApi.readDocument({ petId, docId });
