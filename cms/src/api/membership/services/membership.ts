/** Memberships with their deadlines, reminders and renewals, and the plans of the roles (part 2 §2–§5, §8, §9). */
import type { Core } from '@strapi/strapi';
import type { Role } from '@hearthside/contract/access';
import { remindersAbout } from '../../../jobs/remind-once';
import type { Begun } from '../domain/beginning';
import { givingFor } from '../domain/giving-places';
import * as membershipAccess from '../domain/membership-access';
import { eventsOf } from '../domain/membership-events';
import * as membershipPlans from '../domain/membership-plans';
import { toMembership } from '../domain/membership-row';
import * as membershipTrash from '../domain/membership-trash';
import * as ownMembership from '../domain/own-membership';
import * as savingMemberships from '../domain/saving-memberships';
import { type Admin } from '../domain/saving-memberships';

export { list, counts } from '../domain/membership-list';
export { renewBy, revertRenewal } from '../domain/renewing';
export { wouldRenew } from '../domain/renewal-rule';
export { savePlan } from '../domain/saving-plans';
export { planDetails } from '../domain/membership-plans';
export { remove, trash } from '../domain/membership-trash';
export { widgetIdsFor } from '../domain/giving-places';
export { candidatePage as candidates } from '../domain/candidates';

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

/** What the Membership page shows of a member. */
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
