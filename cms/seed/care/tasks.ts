import { z } from 'zod';
import { CARE_KINDS } from '@hearthside/contract/care/fields';
import { REPEATS } from '@hearthside/contract/care/recurrence';
import { keyOf } from '../notation';
import { memberName } from '../people';
import { readData } from '../read-data';

/** A care task of the demo; its days are counted from the seed's. */
const demoTaskSchema = z.strictObject({
  /** Whose pet, and its name. */
  pet: z.tuple([memberName, z.string()]),
  kind: keyOf(CARE_KINDS),
  title: z.string(),
  dose: z.string().default(''),
  notes: z.string().default(''),
  repeats: z.enum(REPEATS).default('days'),
  every: z.int().default(1),
  weekdays: z.array(z.int()).default([]),
  starts: z.int(),
  ends: z.int().optional(),
  times: z.array(z.string()).default([]),
  /** Who does it; without it whoever is there. */
  who: memberName.optional(),
  tellNext: z.int().optional(),
  /** Everything up to this day is marked as done, for a week at most. */
  done: z.int().optional(),
  /** Who has marked the last of it, too. */
  twice: memberName.optional(),
});
export type DemoTask = z.infer<typeof demoTaskSchema>;

export const DEMO_TASKS: readonly DemoTask[] = readData('care/tasks', z.array(demoTaskSchema));
