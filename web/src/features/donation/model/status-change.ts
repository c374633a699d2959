import { DONATION_STATUSES, type DonationStatus } from '@hearthside/contract/donation/fields';
import type { StatusInput } from '@hearthside/contract/donation/shapes';
import { ApiError } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';

/** Before anything is chosen. */
export const NO_STATUS: StatusInput = { status: '' as DonationStatus, reason: '' };

/** The statuses to choose from; the present one is none. */
export const statusChoices = (now: DonationStatus) =>
  Object.entries(DONATION_STATUSES).map(([value, label]) => ({
    value,
    label: label + (value === now ? ' (now)' : ''),
    disabled: value === now,
  }));

/** What was typed before, without a status that the donation has got by now. */
export const typedBefore = (typed: Partial<StatusInput> | null, now: DonationStatus) =>
  typed?.status === now ? { reason: typed.reason ?? '' } : (typed ?? {});

/** Whether a refusal says that somebody else was quicker. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/** Who was quicker, and when, as far as the refusal says it: 'It was Ann Lee, 3 Nov 2026, 10:02.' */
export const quickerWords = ({ details: { by, at } }: ApiError): string =>
  by ? `It was ${by}${at ? `, ${formatDateTime(at)}` : ''}.` : '';
