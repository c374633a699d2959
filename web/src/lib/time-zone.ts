import { isTimeZone } from '@hearthside/contract/zoned-time';

/** This device's time zone in words people know: 'Europe/Berlin, GMT+1', with the offset at that moment. */
export function timeZoneName(at: Date = new Date()): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const offset = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const place = timeZone.replaceAll('_', ' ');
  return !offset || offset === place || place === 'UTC' ? place : `${place}, ${offset}`;
}

/** The name of this device's time zone, if the portal knows it too. */
export function deviceZone(fallback = 'UTC'): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : fallback;
}
