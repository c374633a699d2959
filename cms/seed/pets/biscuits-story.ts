import { z } from 'zod';
import { readData } from '../read-data';
import { demoEntrySchema } from './demo-entry';

const storySchema = z.strictObject({
  story: z.array(demoEntrySchema),
  deleted: demoEntrySchema,
});

/** What has happened to Biscuit, the newest first, and an entry that was written twice and deleted again. */
export const { story: BISCUITS_STORY, deleted: DELETED_ENTRY } = readData(
  'pets/biscuits-story',
  storySchema,
);
