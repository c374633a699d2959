import { z } from 'zod';
import { readData } from '../read-data';

const donor = z.strictObject({ name: z.string(), email: z.string().optional() });
const monthly = donor.extend({ dollars: z.int(), day: z.int().max(28), months: z.int() });

/** With an address, made of the name where there is none. */
const withAddress = <Given extends z.infer<typeof donor>>(given: Given) => ({
  ...given,
  email: given.email ?? `${given.name.toLowerCase().replaceAll(' ', '.')}@donors.example`,
});

/** Somebody who gives to the demo's organization and is no member. */
export type DemoDonor = Required<z.infer<typeof donor>>;

const donorsSchema = z.strictObject({
  /** Somebody by name alone, where the address follows from it. */
  strangers: z.array(
    z
      .preprocess((given) => (typeof given === 'string' ? { name: given } : given), donor)
      .transform(withAddress),
  ),
  /** Who gives the same every month, up to now. */
  monthly: z.array(monthly.transform(withAddress)),
});

export const { strangers: STRANGERS, monthly: MONTHLY } = readData(
  'donations/donors',
  donorsSchema,
);
