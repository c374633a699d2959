import { z } from 'zod';
import { PLAN_ROLES } from '@hearthside/contract/membership/fields';
import { readData } from '../read-data';

const plan = z.strictObject({
  title: z.string(),
  /** In cents, a year. */
  price: z.int(),
  campaignCode: z.string(),
  benefits: z.array(z.string()),
});

/** Plans by role; what all of them bring is said once. */
const plansSchema = z
  .strictObject({ forAll: z.array(z.string()), plans: z.partialRecord(z.enum(PLAN_ROLES), plan) })
  .transform(({ forAll, plans }) => {
    for (const { benefits } of Object.values(plans)) benefits.push(...forAll);
    return plans;
  });

/** What the demo’s memberships cost and bring. A role without a line has no plan yet, and its card costs nothing. */
export const PLANS = readData('memberships/plans', plansSchema);
