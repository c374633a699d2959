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
  .strictObject({ forAll: z.array(z.string()), plans: z.record(z.enum(PLAN_ROLES), plan) })
  .transform(({ forAll, plans }) => {
    for (const { benefits } of Object.values(plans)) benefits.push(...forAll);
    return plans;
  });

/** What the demo's memberships cost and bring; a role without a line has no plan yet, and its card costs nothing. */
export const PLANS: Partial<Record<PlanRole, DemoPlan>> = {
  pet_owner: {
    title: 'Pet Owner Membership',
    price: 6000,
    benefits: [
      'A trust record for each of your pets',
      'A yearly review of your care plan with our team',
      'The emergency line, day and night',
      ...FOR_ALL,
    ],
    campaignCode: 'OWNERS',
  },
  caretaker: {
    title: 'Caretaker Membership',
    price: 4500,
    benefits: ['A card in the caregivers’ directory', 'Liability cover while you care', ...FOR_ALL],
    campaignCode: 'CARERS',
  },
  volunteer: {
    title: 'Volunteer Membership',
    price: 2500,
    benefits: ['Training days twice a year', 'A volunteer’s badge and insurance', ...FOR_ALL],
    campaignCode: 'VOLUNTEERS',
  },
  foster: {
    title: 'Foster Membership',
    price: 3000,
    benefits: ['Food and vet bills of your foster pets', 'A foster mentor to call', ...FOR_ALL],
    campaignCode: 'FOSTERS',
  },
  employee: {
    title: 'Team Membership',
    price: 0,
    benefits: ['Everything our members have', ...FOR_ALL],
    campaignCode: '',
  },
  veterinarian: {
    title: 'Veterinarian Membership',
    price: 12_000,
    benefits: [
      'Records of the pets you treat',
      'Our clinics’ list of recommended vets',
      ...FOR_ALL,
    ],
    campaignCode: 'VETS',
  },
  attorney: {
    title: 'Attorney Membership',
    price: 15_000,
    benefits: ['The Attorneys’ library', 'Referrals for pet trusts in your state', ...FOR_ALL],
    campaignCode: 'ATTORNEYS',
  },
};
