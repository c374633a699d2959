import { shownZone } from '@hearthside/contract/shown-date';
import { isTimeZone, ownZone } from '@hearthside/contract/zoned-time';

/** This device's time zone by its usual name: 'Pacific'. */
export const timeZoneName = (): string => shownZone(ownZone());

/** The name of this device's time zone, if the portal knows it too. */
export function deviceZone(fallback = 'UTC'): string {
  const timeZone = ownZone();
  return isTimeZone(timeZone) ? timeZone : fallback;
}
