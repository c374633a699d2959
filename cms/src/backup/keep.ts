/** Of how many days, weeks and months the latest backup is kept. */
export interface Keep {
  days: number;
  weeks: number;
  months: number;
}

/** A backup by its folder's name and the moment it was begun. */
export interface DatedFolder {
  name: string;
  at: Date;
}

const UNITS = { d: 'days', w: 'weeks', m: 'months' } as const;

/** What `BACKUP_KEEP` says, such as `7d,4w,12m`; null if it says nothing that can be kept to. */
export function readKeep(text: string): Keep | null {
  const keep: Keep = { days: 0, weeks: 0, months: 0 };
  const seen = new Set<string>();
  for (const part of text.split(',')) {
    const [, count, unit] = /^\s*(\d{1,4})([dwm])\s*$/.exec(part) ?? [];
    if (!count || !unit || seen.has(unit)) return null;
    seen.add(unit);
    keep[UNITS[unit as keyof typeof UNITS]] = Number(count);
  }
  return keep.days + keep.weeks + keep.months > 0 ? keep : null;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const monthOf = (at: Date) => at.toISOString().slice(0, 7);
/** The Monday of its week, UTC. */
function weekOf(at: Date) {
  const monday = new Date(at);
  monday.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return dayOf(monday);
}

/** The names of the latest backup of each of the last `count` periods that have one. `folders` are the latest first. */
function latestOfEach(
  folders: readonly DatedFolder[],
  count: number,
  periodOf: (at: Date) => string,
): string[] {
  const latest = new Map<string, string>();
  for (const { name, at } of folders) {
    const period = periodOf(at);
    if (!latest.has(period) && latest.size < count) latest.set(period, name);
  }
  return [...latest.values()];
}

/**
 * The backups that need not be kept any longer. Periods without a backup do not count, so that nothing is removed
 * merely because time has passed: the latest one always stays, and after a long pause the old ones stay as well.
 * Backups from a time that has not come yet are left alone, because one of the two clocks was wrong.
 */
export function foldersToRemove(
  folders: readonly DatedFolder[],
  now: Date,
  keep: Keep,
): DatedFolder[] {
  const past = folders
    .filter(({ at }) => at <= now)
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const kept = new Set([
    ...past.slice(0, 1).map(({ name }) => name),
    ...latestOfEach(past, keep.days, dayOf),
    ...latestOfEach(past, keep.weeks, weekOf),
    ...latestOfEach(past, keep.months, monthOf),
  ]);
  return past.filter(({ name }) => !kept.has(name));
}
