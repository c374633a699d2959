/** Memberships with their deadlines, reminders and renewals, and the plans of the roles (part 2 §2–§5, §8, §9). */
import type { Core } from '@strapi/strapi';
import type { Role } from '@hearthside/contract/access';
import { remindersAbout } from '../../../jobs/remind-once';
import type { Begun } from '../data/beginning';
import { givingFor } from '../data/giving-places';
import * as membershipAccess from '../data/membership-access';
import { eventsOf } from '../data/membership-events';
import * as membershipPlans from '../data/membership-plans';
import { toMembership } from '../data/membership-row';
import * as membershipTrash from '../data/membership-trash';
import * as ownMembership from '../data/own-membership';
import * as savingMemberships from '../data/saving-memberships';
import { type Admin } from '../data/saving-memberships';

export { list, counts } from '../data/membership-list';
export { amendRenewal } from '../data/amending-renewals';
export { renewBy, revertRenewal } from '../data/renewing';
export { wouldRenew } from '../data/renewal-rule';
export { savePlan } from '../data/saving-plans';
export { planDetails } from '../data/membership-plans';
export { remove, trash } from '../data/membership-trash';
export { widgetIdsFor } from '../data/giving-places';
export { candidatePage as candidates } from '../data/candidates';

const one = async (strapi: Core.Strapi, id: number) =>
  toMembership(await membershipAccess.membershipOf(strapi, id), await membershipAccess.day(strapi));

export async function detail(strapi: Core.Strapi, id: number) {
  const row = await membershipAccess.membershipOf(strapi, id);
  const ledger = await remindersAbout(strapi, 'membership', id);
  return {
    membership: toMembership(row, await membershipAccess.day(strapi)),
    events: await eventsOf(strapi, id),
    sent: ledger
      .filter(({ skipped }) => !skipped)
      .map(({ day: deadline, offset, at }) => ({ deadline, offset, at })),
  };
}

/** What the Membership page shows a member. */
export async function own(strapi: Core.Strapi, { id, role }: { id: number; role: Role }) {
  return {
    membership: await ownMembership.own(strapi, id),
    plans: await membershipPlans.plans(strapi),
    donation: await givingFor(strapi, { id, role }),
  };
}

export const create = async (strapi: Core.Strapi, by: Admin, given: Begun & { userId: number }) =>
  detail(strapi, await savingMemberships.begin(strapi, by, given));

export async function save(
  strapi: Core.Strapi,
  by: Admin,
  id: number,
  given: Begun & { revision?: string | undefined },
) {
  await savingMemberships.change(strapi, by, id, given);
  return detail(strapi, id);
}

export async function setReminders(strapi: Core.Strapi, by: Admin, id: number, reminders: boolean) {
  await savingMemberships.switchReminders(strapi, by, id, reminders);
  return one(strapi, id);
}

export async function restore(strapi: Core.Strapi, by: Admin, id: number) {
  await membershipTrash.restore(strapi, by, id);
  return one(strapi, id);
}
