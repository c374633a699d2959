import { z } from 'zod';
import { memberName } from '../people';
import { readData } from '../read-data';

/** How a demo member's membership stands today. */
export const standingSchema = z.strictObject({
  who: memberName,
  /** Days until its deadline; negative where it has passed. */
  days: z.int(),
  /** On, unless it is said. */
  reminders: z.boolean().optional(),
  /** So many days ago the office ended it. */
  endedAgo: z.number().optional(),
});
export type Standing = z.infer<typeof standingSchema>;

/** Memberships in every status: due soon, in grace, lapsed, and most of them in good time. */
export const STANDINGS: readonly Standing[] = readData(
  'memberships/standings',
  z.array(standingSchema),
);
