import { DONATION_STATUSES, type DonationStatus } from '@hearthside/contract/donation/fields';
import type { StatusInput } from '@hearthside/contract/donation/shapes';

/** The form before anything is chosen. */
export const NO_STATUS: StatusInput = { status: '' as DonationStatus, reason: '' };

/** The statuses to choose from, without the current one. */
export const statusChoices = (now: DonationStatus) =>
  Object.entries(DONATION_STATUSES).map(([value, label]) => ({
    value,
    label: label + (value === now ? ' (now)' : ''),
    disabled: value === now,
  }));
