import { deviceZone } from '@/lib/time-zone';

/** The zones of the United States under the names people use, from east to west. */
const USUAL: readonly [zone: string, name: string][] = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Mountain, no daylight saving time (Arizona)'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
];

/** The time zones to choose from: the usual ones first, then all that the browser knows, and `more`. */
export function zoneOptions(more: string): { value: string; label: string }[] {
  const usual = USUAL.map(([value, name]) => ({ value, label: `${name} – ${value}` }));
  // Safari knows the list from 15.4 on.
  const all = Intl.supportedValuesOf?.('timeZone') ?? [];
  const rest = new Set([more, deviceZone(more), ...all]);
  for (const [zone] of USUAL) rest.delete(zone);
  return [...usual, ...[...rest].sort().map((value) => ({ value, label: value }))];
}
