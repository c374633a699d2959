import { z } from 'zod';
import { ROLES } from '../access';
import { boundedArray } from '../bounded-array';
import { calendarDate } from '../calendar-date';
import { line } from '../member/person-fields';
import {
  MEMBERSHIP_EVENTS,
  MEMBERSHIP_STATUSES,
  MEMBERSHIP_TEXTS,
  PLAN_LIMITS,
  PLAN_ROLES,
  type MembershipEventKind,
  type MembershipStatus,
} from './fields';
import { cents } from '../money-shapes';
import { isHttpsAddress } from '../web-address';
import { text } from '../text';

const statuses = Object.keys(MEMBERSHIP_STATUSES) as [MembershipStatus, ...MembershipStatus[]];
const events = Object.keys(MEMBERSHIP_EVENTS) as [MembershipEventKind, ...MembershipEventKind[]];
export const standing = z.enum(statuses);
export const revision = text(64);

/** A row of the admin's list (part 2 §3). `amount` is in cents. */
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
  status: standing,
  createdAt: z.string(),
  /** Its revision. A save based on an older one is refused (409). */
  revision,
});
export type Membership = z.output<typeof membership>;

/** An event in the history of a membership. */
export const membershipEvent = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(events),
  /** Who did it, by name. Empty if the portal did. */
  by: z.string(),
  /** The deadline before and after. Null if there was none. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** In cents: what it costs from then on, or what was given. */
  amount: z.number().nullable(),
});
export type MembershipEvent = z.output<typeof membershipEvent>;

/** A reminder that was sent: for which deadline, how many days before it, and when. */
export const sentReminder = z.object({
  deadline: z.string(),
  offset: z.number(),
  at: z.string(),
});
export type SentReminder = z.output<typeof sentReminder>;

/** One membership with all its details. */
export const membershipDetail = z.object({
  membership,
  events: z.array(membershipEvent),
  sent: z.array(sentReminder),
});
export type MembershipDetail = z.output<typeof membershipDetail>;

/** A deleted membership while it can be restored. */
export const trashedMembership = membership
  .omit({ ownerEmail: true, status: true, revision: true, reminders: true })
  .extend({ deletedAt: z.string(), deletedBy: z.string(), erasedAt: z.string() });
export type TrashedMembership = z.output<typeof trashedMembership>;

/** What a role's membership costs per year, in cents, and its benefits. */
export const plan = z.object({
  role: z.enum(PLAN_ROLES),
  title: z.string(),
  price: z.number(),
  benefits: z.array(z.string()),
});
export type Plan = z.output<typeof plan>;

/** The same as an admin edits it. */
export const planDetail = plan.extend({
  /** The code of the donation campaign whose gifts renew this membership. Empty if there is none. */
  campaignCode: z.string(),
  /** Where members of this role give, if it differs from the portal's settings. Otherwise empty. */
  widgetId: z.string(),
  campaignUrl: z.string(),
  /** Set if it has a campaign, but members of its role give elsewhere, so that their gifts renew nothing. */
  placeMissing: z.boolean(),
  updatedAt: z.string().nullable(),
  revision,
});
export type PlanDetail = z.output<typeof planDetail>;

/** Codes and ids as the donation service issues them. */
const serviceId = (max: number) =>
  line(max).pipe(z.string().regex(/^[\w-]*$/, 'Only letters, digits, hyphens and underscores'));

/** The input of a plan's form. */
export const planInput = z.object({
  title: line(PLAN_LIMITS.title).pipe(z.string().min(1, 'Please enter a title')),
  price: cents('Please enter a price'),
  benefits: boundedArray(
    line(PLAN_LIMITS.benefit).pipe(z.string().min(1, 'Please write the benefit or remove it')),
    PLAN_LIMITS.benefits,
    `At most ${PLAN_LIMITS.benefits} benefits`,
  ),
  campaignCode: serviceId(PLAN_LIMITS.campaign),
  widgetId: serviceId(PLAN_LIMITS.widget),
  campaignUrl: line(PLAN_LIMITS.campaignUrl).pipe(
    z
      .string()
      .refine(
        (text) => text === '' || isHttpsAddress(text),
        'Please enter an address that begins with https://',
      ),
  ),
});

/** The input of the form of a membership (part 2 §5). */
export const membershipInput = z.object({
  amount: cents(MEMBERSHIP_TEXTS.amountMissing),
  nextDeadline: calendarDate(MEMBERSHIP_TEXTS.deadlineMissing),
  reminders: z.boolean(),
});

/** A member's own membership, with what the printable card shows. */
export const ownMembership = z.object({
  number: z.number(),
  amount: z.number(),
  nextDeadline: z.string(),
  status: standing,
  reminders: z.boolean(),
  /** The calendar day on which it began. */
  memberSince: z.string(),
  /** The last of the grace days. */
  graceUntil: z.string(),
  events: z.array(membershipEvent),
});
export type OwnMembership = z.output<typeof ownMembership>;
