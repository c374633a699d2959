import { rolesListed, type Role } from '../access';
import { addDays, daysBetween } from '../calendar-days';
import { membershipPages } from './pages';

/**
 * Memberships and the plans of the roles: rules, texts and limits (part 2 §2–§5, §8, §9; rulings 25, 26). Must not
 * import zod.
 */

/** The roles with a card of their own (part 2 §2), in the order of the cards. */
export const PLAN_ROLES = rolesListed('plans');
export type PlanRole = (typeof PLAN_ROLES)[number];

/** When reminders are due, in days before the deadline; negative after it (ruling 26). */
export const REMINDER_OFFSETS = [30, 7, 1, -1] as const;
export type ReminderOffset = (typeof REMINDER_OFFSETS)[number];

/** How many days before its deadline a membership is due. */
export const DUE_DAYS = 30;
/** How many days after the deadline it still counts, unless the portal settings say otherwise. */
export const GRACE_DAYS = 30;

export const MEMBERSHIP_STATUSES = {
  active: 'Active',
  due: 'Due soon',
  grace: 'In grace period',
  lapsed: 'Lapsed',
} as const;
export type MembershipStatus = keyof typeof MEMBERSHIP_STATUSES;

/** A membership's status on a day. On the deadline itself it is still in time. */
export function membershipStatus(
  nextDeadline: string,
  today: string,
  graceDays: number,
): MembershipStatus {
  const left = daysBetween(today, nextDeadline);
  if (left > DUE_DAYS) return 'active';
  if (left >= 0) return 'due';
  return -left <= graceDays ? 'grace' : 'lapsed';
}

/**
 * The range of deadlines that have a status on a day, both ends included; null for an open end. The list is filtered
 * by it, so that it agrees with `membershipStatus`.
 */
export function deadlinesOf(
  status: MembershipStatus,
  today: string,
  graceDays: number,
): { from: string | null; to: string | null } {
  const dueUntil = addDays(today, DUE_DAYS);
  const graceFrom = addDays(today, -graceDays);
  return {
    active: { from: addDays(dueUntil, 1), to: null },
    due: { from: today, to: dueUntil },
    grace: { from: graceFrom, to: addDays(today, -1) },
    // If there are no grace days, the range is empty.
    lapsed: { from: null, to: addDays(graceFrom, -1) },
  }[status];
}

/** The day a reminder is due on. */
export const reminderDay = (nextDeadline: string, offset: ReminderOffset): string =>
  addDays(nextDeadline, -offset);

/** How the admin's list can be sorted (part 2 §9). */
export const MEMBERSHIP_SORTS = {
  name: { label: 'Name', asc: 'A-Z', desc: 'Z-A' },
  createdAt: { label: 'Date', asc: 'Oldest', desc: 'Newest' },
  amount: { label: 'Amount', asc: 'Low to high', desc: 'High to low' },
  nextDeadline: { label: 'Deadline', asc: 'Earliest', desc: 'Latest' },
} as const;
export type MembershipSort = keyof typeof MEMBERSHIP_SORTS;

export const PLAN_LIMITS = {
  ...({ title: 80, benefit: 200, benefits: 12, campaign: 80 } as const),
  ...({ widget: 80, campaignUrl: 300 } as const),
} as const;

/** Where members see their own membership; admins have the plans on that page, and theirs beside. */
export const ownMembershipPage = (role: Role): string =>
  role === 'admin' ? membershipPages.own : membershipPages.plans;

/** The events in a membership's history. */
export const MEMBERSHIP_EVENTS = {
  created: 'Membership started',
  changed: 'Changed by the office',
  renewed: 'Renewed by a gift',
  taken_back: 'Renewal undone',
  deleted: 'Ended',
  restored: 'Restored',
} as const;
export type MembershipEventKind = keyof typeof MEMBERSHIP_EVENTS;

/** Texts of part 2 §2, §7 and §8, word for word. */
export const MEMBERSHIP_TEXTS = {
  deleted: (name: string) => `Membership for ${name} has been deleted`,
  fetchFailed: 'Failed to fetch memberships',
  deleteFailed: 'Failed to delete membership',
  updated: 'Membership updated successfully',
  updateFailed: 'Failed to update membership',
  remindersOn: 'Reminders enabled successfully',
  remindersOff: 'Reminders disabled successfully',
  remindersFailed: 'Failed to update reminders',
  membershipRemindersFailed: 'Failed to update membership reminders',
  none: 'No Memberships Found',
  edit: 'Edit Membership',
  amount: 'Amount ($)',
  nextDeadline: 'Next Deadline',
  enableReminders: 'Enable Reminders',
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving...',
  invalidId: 'Invalid item ID',
  // Not in the specification:
  amountMissing: 'Please enter an amount',
  deadlineMissing: 'Please choose the next deadline',
  taken: 'This member already has a membership',
  conflict: 'Someone else changed this membership since you opened it.',
  planConflict: 'Someone else changed this plan since you opened it.',
} as const;
