import type { Core } from '@strapi/strapi';
import type { Role } from '@hearthside/contract/access';
import type { PageQuery } from '@hearthside/contract/list';
import { remindersAbout } from '../../../notify/remind-once';
import type { Begun } from '../domain/beginning';
import { candidatePage } from '../domain/candidates';
import { givingPlaces } from '../domain/giving-places';
import { membershipAccess } from '../domain/membership-access';
import { membershipDependents } from '../domain/membership-dependents';
import { membershipEvents } from '../domain/membership-events';
import { membershipList } from '../domain/membership-list';
import { membershipPlans } from '../domain/membership-plans';
import { toMembership } from '../domain/membership-row';
import { membershipTrash } from '../domain/membership-trash';
import { ownMemberships } from '../domain/own-membership';
import { reminding } from '../domain/reminding';
import { renewing } from '../domain/renewing';
import { renewalRule } from '../domain/renewal-rule';
import { savingMemberships, type Admin } from '../domain/saving-memberships';
import { savingPlans } from '../domain/saving-plans';

/** Memberships with their deadlines, reminders and renewals, and the plans of the roles (part 2 §2–§5, §8, §9). */
const membershipService = ({ strapi }: { strapi: Core.Strapi }) => {
  const { membershipOf, day } = membershipAccess(strapi);
  const { eventsOf } = membershipEvents(strapi);
  const { plans, planDetails } = membershipPlans(strapi);
  const { own, dueOf } = ownMemberships(strapi);
  const { givingFor, widgetIdsFor } = givingPlaces(strapi);
  const { remove, restore, trash, sweepTrash } = membershipTrash(strapi);
  const saves = savingMemberships(strapi);

  const one = async (id: number) => toMembership(await membershipOf(id), await day());

  async function detail(id: number) {
    const row = await membershipOf(id);
    const ledger = await remindersAbout(strapi, 'membership', id);
    return {
      membership: toMembership(row, await day()),
      events: await eventsOf(id),
      sent: ledger
        .filter(({ skipped }) => !skipped)
        .map(({ day: deadline, offset, at }) => ({ deadline, offset, at })),
    };
  }

  return {
    ...membershipDependents(strapi),
    ...membershipList(strapi),
    ...reminding(strapi),
    ...renewing(strapi),
    wouldRenew: renewalRule(strapi).wouldRenew,
    ...savingPlans(strapi),
    detail,
    dueOf,
    planDetails,
    remove,
    trash,
    sweepTrash,
    widgetIdsFor,

    /** What the Membership page shows of a member. */
    async own({ id, role }: { id: number; role: Role }) {
      return {
        membership: await own(id),
        plans: await plans(),
        donation: await givingFor({ id, role }),
      };
    },

    candidates: (asked: PageQuery) => candidatePage(strapi, asked),

    create: async (by: Admin, given: Begun & { userId: number }) =>
      detail(await saves.begin(by, given)),

    async save(by: Admin, id: number, given: Begun & { revision?: string | undefined }) {
      await saves.change(by, id, given);
      return detail(id);
    },

    async setReminders(by: Admin, id: number, reminders: boolean) {
      await saves.switchReminders(by, id, reminders);
      return one(id);
    },

    async restore(by: Admin, id: number) {
      await restore(by, id);
      return one(id);
    },
  };
};

export default membershipService;
export type MembershipService = ReturnType<typeof membershipService>;
