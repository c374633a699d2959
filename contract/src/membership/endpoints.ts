import { z } from 'zod';
import { ROLES } from '../access';
import { endpoint } from '../endpoint';
import { id, idParams, pageQuery, pagination } from '../list';
import { MEMBERSHIP_SORTS, MEMBERSHIP_TEXTS, PLAN_ROLES, type MembershipSort } from './fields';
import {
  membership,
  membershipDetail,
  membershipInput,
  ownMembership,
  plan,
  planDetail,
  planInput,
  revision,
  standing,
  trashedMembership,
} from './shapes';

const sorts = Object.keys(MEMBERSHIP_SORTS) as [MembershipSort, ...MembershipSort[]];

/** The id in a path. Anything that is not a number is refused with the specified message (part 2 §5). */
const idOf = z.strictObject({
  id: z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^(0|[1-9]\d{0,9})$/)
          .transform(Number),
      ],
      { error: MEMBERSHIP_TEXTS.invalidId },
    )
    .pipe(
      z
        .number()
        .int()
        .min(1, MEMBERSHIP_TEXTS.invalidId)
        .max(2_147_483_647, MEMBERSHIP_TEXTS.invalidId),
    ),
});

export const membershipEndpoints = {
  own: endpoint({
    method: 'GET',
    path: '/membership',
    access: 'membership',
    summary: 'Your own membership, the plans, and where to give',
    answer: z.object({
      membership: ownMembership.nullable(),
      /** One plan for each role with a card. */
      plans: z.array(plan),
      donation: z.object({
        /** The page with the widget, to be shown in a frame. Null if the settings have none. */
        widget: z.string().nullable(),
        /** The campaign's own page. Null if the settings have none. */
        page: z.string().nullable(),
        /**
         * Whether a gift there renews one's membership, because it is the giving place for the campaign of one's
         * plan.
         */
        renews: z.boolean(),
      }),
    }),
  }),
  plans: endpoint({
    method: 'GET',
    path: '/membership/plans',
    access: 'admin_memberships',
    summary: 'The plans with everything an admin can edit',
    answer: z.object({ plans: z.array(planDetail) }),
  }),
  savePlan: endpoint({
    method: 'PUT',
    path: '/membership/plans/:role',
    access: 'admin_memberships',
    summary: 'Save a role\u2019s plan: title, price, benefits and where to give',
    params: z.strictObject({ role: z.enum(PLAN_ROLES) }),
    body: z.strictObject({
      ...planInput.shape,
      // A field that is left out stays unchanged.
      widgetId: planInput.shape.widgetId.optional(),
      campaignUrl: planInput.shape.campaignUrl.optional(),
      revision: revision.optional(),
    }),
    answer: planDetail,
  }),
  list: endpoint({
    method: 'GET',
    path: '/memberships',
    access: 'admin_memberships',
    summary: 'Memberships, a page at a time',
    query: z.strictObject({
      ...pageQuery,
      sortBy: z.enum(sorts).default('name'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
      status: standing.optional(),
    }),
    answer: z.object({ memberships: z.array(membership), pagination }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/memberships/counts',
    access: 'admin_memberships',
    summary: 'Count the memberships by status',
    answer: z.object({
      active: z.number(),
      due: z.number(),
      grace: z.number(),
      lapsed: z.number(),
    }),
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/memberships/candidates',
    access: 'admin_memberships',
    summary: 'Members without a membership, by name',
    query: z.strictObject({
      search: pageQuery.search,
      page: pageQuery.page,
      limit: pageQuery.limit,
    }),
    answer: z.object({
      users: z.array(
        z.object({
          id: z.number(),
          firstName: z.string(),
          lastName: z.string(),
          email: z.string(),
          role: z.enum(ROLES),
        }),
      ),
      pagination,
    }),
  }),
  trash: endpoint({
    method: 'GET',
    path: '/memberships/trash',
    access: 'admin_memberships',
    summary: 'Deleted memberships that can be restored, latest first',
    query: z.strictObject(pageQuery),
    answer: z.object({ memberships: z.array(trashedMembership), pagination }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/memberships',
    access: 'admin_memberships',
    summary: 'Start a membership for a member who has none',
    body: z.strictObject({ ...membershipInput.shape, userId: id }),
    answer: membershipDetail,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/memberships/:id',
    access: 'admin_memberships',
    summary: 'One membership with its history and the reminders that were sent',
    params: idOf,
    answer: membershipDetail,
  }),
  save: endpoint({
    method: 'PATCH',
    path: '/memberships/:id',
    access: 'admin_memberships',
    summary: 'Change amount, next deadline and reminders',
    params: idOf,
    body: z.strictObject({ ...membershipInput.shape, revision: revision.optional() }),
    answer: membershipDetail,
  }),
  setReminders: endpoint({
    method: 'PATCH',
    path: '/memberships/:id/reminders',
    access: 'admin_memberships',
    summary: 'Turn the reminders of a membership on or off',
    params: idOf,
    body: z.strictObject({ reminders: z.boolean() }),
    answer: membership,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/memberships/:id',
    access: 'admin_memberships',
    summary: 'Delete a membership; it can be restored for 30 days',
    params: idOf,
    answer: z.object({ message: z.string() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/memberships/:id/restore',
    access: 'admin_memberships',
    summary: 'Restore a deleted membership',
    params: idParams,
    answer: membership,
  }),
};
