import { z } from 'zod';
import { memberName } from '../people';
import { readData } from '../read-data';

/** Whom owners have typed without linking a member: they are not in the portal. */
const acquaintanceSchema = z.strictObject({
  first: z.string(),
  last: z.string(),
  phone: z.string(),
  address: z.string(),
});

/** The people and places around the demo's pets by a short name; all numbers are reserved for fiction. */
export const ACQUAINTANCES: Readonly<Record<string, z.infer<typeof acquaintanceSchema>>> = readData(
  'pets/acquaintances',
  z.record(z.string(), acquaintanceSchema),
);

/** Somebody around a pet in a data file: a member or an acquaintance. */
export const contactName = z
  .string()
  .refine((who) => Object.hasOwn(ACQUAINTANCES, who) || memberName.safeParse(who).success, {
    error: ({ input }) => `No demo member and no acquaintance is called ${String(input)}.`,
  });
