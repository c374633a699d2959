import type { Role } from '@hearthside/contract/access';
import { SECOND_FACTOR, STAFF_ROLES } from '@hearthside/contract/session/second-factor';
import { daysAfter } from '../text/days';
import type { Moment } from '../text/moment';

/** Whether this portal requires a second factor of its staff. Set once, at the start. */
let isRequired = false;
/** Since when it does; null if it does not, or only tests ask. */
let requiredSince: Date | null = null;

/** Sets whether the portal requires a second factor of staff, and since when. */
export function setFactorRequired(required: boolean, since: Date | null = null) {
  isRequired = required;
  requiredSince = since;
}

/** Whether the portal requires a second factor of staff, after their days of grace. */
export const isFactorRequired = (): boolean => isRequired;

/** Whether a second factor is required of a role where the portal requires one at all. */
export const isStaff = (role: Role): boolean => (STAFF_ROLES as readonly Role[]).includes(role);

/**
 * What a portal requires by its settings: `SECOND_FACTOR=required` or `offered`. Without the setting it is required
 * where members come from outside, by https, unless the portal is a demo.
 */
export function factorSetting(
  setting: string | undefined,
  { url, isDemo }: { url: string; isDemo: boolean },
): boolean {
  if (setting) return setting === 'required';
  return url.startsWith('https:') && !isDemo;
}

/** When the days of grace that began at this time end. */
export const graceEnd = (since: Moment): Date =>
  daysAfter(new Date(since), SECOND_FACTOR.graceDays);

/** Whether signing in to the panel already requires a pass from the portal. */
export const panelNeedsPass = (now: Date): boolean =>
  isRequired && requiredSince !== null && now >= graceEnd(requiredSince);

/** The parts of a member that decide whether they have to set up a second factor. */
interface Obliged {
  role: Role;
  hasSecondFactor: boolean;
  /** Since when one is required of them; null if it is not, or not known yet. */
  requiredSince: Moment | null;
}

/** Whether a member has to set up a second factor before they do anything else. */
export function mustSetUpFactor(
  { role, hasSecondFactor, requiredSince }: Obliged,
  now: Date,
): boolean {
  if (!isRequired || hasSecondFactor || !isStaff(role) || requiredSince === null) return false;
  return now >= graceEnd(requiredSince);
}
