import { z } from 'zod';
import { readData } from '../read-data';

const synonymSchema = z
  .strictObject({ word: z.string(), same: z.array(z.string()) })
  .transform(({ word, same }) => ({ word, sameAs: same.join(', ') }));

/** What means the same in the search of the demo's help center, as editors would type it. */
export const SYNONYMS = readData('help/synonyms', z.array(synonymSchema));
