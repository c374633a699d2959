import { z } from 'zod';
import { ROLES } from './access';
import { calendarDate } from './calendar-date';
import { endpoint } from './endpoint';
import { id, idParams, pageQuery, pagination } from './list';
import { line } from './member';
import {
  MEMBERSHIP_EVENTS,
  MEMBERSHIP_SORTS,
  MEMBERSHIP_STATUSES,
  MEMBERSHIP_TEXTS,
  PLAN_LIMITS,
  PLAN_ROLES,
  type MembershipEventKind,
  type MembershipSort,
  type MembershipStatus,
} from './membership';
import { cents } from './money-shapes';

const statuses = Object.keys(MEMBERSHIP_STATUSES) as [MembershipStatus, ...MembershipStatus[]];
const sorts = Object.keys(MEMBERSHIP_SORTS) as [MembershipSort, ...MembershipSort[]];
const events = Object.keys(MEMBERSHIP_EVENTS) as [MembershipEventKind, ...MembershipEventKind[]];
const revision = z.string().max(64);

/** A row of the admin's list (part 2 §3); `amount` in cents. */
export const membership = z.object({
  id: z.number(),
  userId: z.number(),
  ownerFirstName: z.string(),
  ownerLastName: z.string(),
  ownerEmail: z.string(),
  ownerRole: z.enum(ROLES),
  amount: z.number(),
  /** A day of the calendar. */
  nextDeadline: z.string(),
  reminders: z.boolean(),
  status: z.enum(statuses),
  createdAt: z.string(),
  /** Names its state; a save that carries an older one is refused (409). */
  revision,
});
export type Membership = z.output<typeof membership>;

/** Something that happened to a membership. */
export const membershipEvent = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(events),
  /** Who did it, by name; empty where the portal did. */
  by: z.string(),
  /** The deadline before and after; null where there was none. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** In cents: what it costs since then, or what was given. */
  amount: z.number().nullable(),
});
export type MembershipEvent = z.output<typeof membershipEvent>;

/** A reminder that went out: for which deadline, how many days before it, and when. */
export const sentReminder = z.object({
  deadline: z.string(),
  offset: z.number(),
  at: z.string(),
});
export type SentReminder = z.output<typeof sentReminder>;

/** One membership with all there is to know of it. */
export const membershipDetail = z.object({
  membership,
  events: z.array(membershipEvent),
  sent: z.array(sentReminder),
});
export type MembershipDetail = z.output<typeof membershipDetail>;

/** A deleted membership while it can be brought back. */
export const trashedMembership = membership
  .omit({ ownerEmail: true, status: true, revision: true, reminders: true })
  .extend({ deletedAt: z.string(), deletedBy: z.string(), erasedAt: z.string() });
export type TrashedMembership = z.output<typeof trashedMembership>;

/** What a role's membership costs a year, in cents, and what it brings. */
export const plan = z.object({
  role: z.enum(PLAN_ROLES),
  title: z.string(),
  price: z.number(),
  benefits: z.array(z.string()),
});
export type Plan = z.output<typeof plan>;

/** The same as an admin edits it. */
export const planDetail = plan.extend({
  /** The code of the donation campaign whose gifts renew this membership; empty without one. */
  campaignCode: z.string(),
  /** Where members of this role give, where it is not what the portal's settings say; empty without. */
  widgetId: z.string(),
  campaignUrl: z.string(),
  updatedAt: z.string().nullable(),
  revision,
});
export type PlanDetail = z.output<typeof planDetail>;

/** Codes and ids as the donation service gives them. */
const serviceId = (max: number) =>
  line(max).pipe(z.string().regex(/^[\w-]*$/, 'Only letters, digits, hyphens and underscores'));

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** What is typed in a plan's form. */
export const planTyped = z.object({
  title: line(PLAN_LIMITS.title).pipe(z.string().min(1, 'Please enter a title')),
  price: cents('Please enter a price'),
  benefits: z
    .array(
      line(PLAN_LIMITS.benefit).pipe(z.string().min(1, 'Please write the benefit or remove it')),
    )
    .max(PLAN_LIMITS.benefits, `At most ${PLAN_LIMITS.benefits} benefits`),
  campaignCode: serviceId(PLAN_LIMITS.campaign),
  widgetId: serviceId(PLAN_LIMITS.widget),
  campaignUrl: line(PLAN_LIMITS.campaignUrl).pipe(
    z
      .string()
      .refine(
        (text) => text === '' || isHttps(text),
        'Please enter an address that begins with https://',
      ),
  ),
});

/** What is typed in the form of a membership (part 2 §5). */
export const membershipTyped = z.object({
  amount: cents(MEMBERSHIP_TEXTS.amountMissing),
  nextDeadline: calendarDate(MEMBERSHIP_TEXTS.deadlineMissing),
  reminders: z.boolean(),
});

/** A member's own membership, with what the printable card shows. */
export const ownMembership = z.object({
  number: z.number(),
  amount: z.number(),
  nextDeadline: z.string(),
  status: z.enum(statuses),
  reminders: z.boolean(),
  /** The day on which it was begun, of the calendar. */
  memberSince: z.string(),
  /** The last day of grace. */
  graceUntil: z.string(),
  events: z.array(membershipEvent),
});
export type OwnMembership = z.output<typeof ownMembership>;

/** The id in a path; what is no number is told so in the specified words (part 2 §5). */
const idOf = z.strictObject({
  id: z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,10}$/)
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
    summary: 'One\u2019s own membership, the plans, and where to give',
    answer: z.object({
      membership: ownMembership.nullable(),
      /** One for each role with a card. */
      plans: z.array(plan),
      donation: z.object({
        /** The page with the widget, to be framed; null where the settings name none. */
        widget: z.string().nullable(),
        /** The campaign's own page; null where the settings name none. */
        page: z.string().nullable(),
        /** A gift there renews one's membership: the plan of one's role has a campaign. */
        renews: z.boolean(),
      }),
    }),
  }),
  plans: endpoint({
    method: 'GET',
    path: '/membership/plans',
    access: 'admin_memberships',
    summary: 'The plans with what an admin edits of them',
    answer: z.object({ plans: z.array(planDetail) }),
  }),
  savePlan: endpoint({
    method: 'PUT',
    path: '/membership/plans/:role',
    access: 'admin_memberships',
    summary: 'Write a role\u2019s plan: title, price, benefits and where to give',
    params: z.strictObject({ role: z.enum(PLAN_ROLES) }),
    body: z.strictObject({
      ...planTyped.shape,
      // What is not said stays as it is.
      widgetId: planTyped.shape.widgetId.optional(),
      campaignUrl: planTyped.shape.campaignUrl.optional(),
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
      status: z.enum(statuses).optional(),
    }),
    answer: z.object({ memberships: z.array(membership), pagination }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/memberships/counts',
    access: 'admin_memberships',
    summary: 'How many memberships stand how',
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
    summary: 'Deleted memberships that can be brought back, the latest first',
    query: z.strictObject(pageQuery),
    answer: z.object({ memberships: z.array(trashedMembership), pagination }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/memberships',
    access: 'admin_memberships',
    summary: 'Begin a membership for a member who has none',
    body: z.strictObject({ ...membershipTyped.shape, userId: id }),
    answer: membershipDetail,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/memberships/:id',
    access: 'admin_memberships',
    summary: 'One membership with its history and the reminders that went out',
    params: idOf,
    answer: membershipDetail,
  }),
  save: endpoint({
    method: 'PATCH',
    path: '/memberships/:id',
    access: 'admin_memberships',
    summary: 'Change amount, next deadline and reminders',
    params: idOf,
    body: z.strictObject({ ...membershipTyped.shape, revision: revision.optional() }),
    answer: membershipDetail,
  }),
  setReminders: endpoint({
    method: 'PATCH',
    path: '/memberships/:id/reminders',
    access: 'admin_memberships',
    summary: 'Switch the reminders of a membership on or off',
    params: idOf,
    body: z.strictObject({ reminders: z.boolean() }),
    answer: membership,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/memberships/:id',
    access: 'admin_memberships',
    summary: 'Delete a membership; it can be brought back for 30 days',
    params: idOf,
    answer: z.object({ message: z.string() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/memberships/:id/restore',
    access: 'admin_memberships',
    summary: 'Bring a deleted membership back',
    params: idParams,
    answer: membership,
  }),
};
