import { describe, expect, it } from 'vitest';
import { foldersToRemove, readKeep, type DatedFolder } from './keep';

const at = (text: string): DatedFolder => ({ name: text, at: new Date(`${text}Z`) });
const DAY_MS = 86_400_000;
/** One backup a night, the last on this day. */
const nightly = (until: string, nights: number) =>
  Array.from({ length: nights }, (_, n) =>
    at(new Date(at(until).at.getTime() - n * DAY_MS).toISOString().slice(0, 19)),
  );
const NOW = new Date('2026-11-26T03:00:00Z');
const namesLeft = (folders: readonly DatedFolder[], keep: string, now = NOW) => {
  const rules = readKeep(keep);
  if (!rules) throw new Error(`${keep} cannot be read`);
  const removed = new Set(foldersToRemove(folders, now, rules).map(({ name }) => name));
  return folders.filter(({ name }) => !removed.has(name)).map(({ name }) => name.slice(0, 10));
};

describe('BACKUP_KEEP', () => {
  it.each([
    ['7d,4w,12m', { days: 7, weeks: 4, months: 12 }],
    [' 12m , 7d ', { days: 7, weeks: 0, months: 12 }],
    ['1d', { days: 1, weeks: 0, months: 0 }],
  ])('%s is read', (text, keep) => expect(readKeep(text)).toEqual(keep));

  it.each(['', '7', '7d,', '7 d', '7d,3d', '-1d', '7d;4w', '0d,0w', '7y', '99999d', 'forever'])(
    '%j is refused',
    (text) => expect(readKeep(text)).toBeNull(),
  );
});

describe('the backups that are kept', () => {
  it('are the latest of each day, week and month', () => {
    // 2026-11-26 is a Thursday.
    expect(namesLeft(nightly('2026-11-26T02:17:00', 120), '3d,3w,3m')).toEqual([
      '2026-11-26',
      '2026-11-25',
      '2026-11-24',
      // The Sundays before this week.
      '2026-11-22',
      '2026-11-15',
      // The last days of the months before this one.
      '2026-10-31',
      '2026-09-30',
    ]);
  });

  it('are 23 at most by default, night after night for three years', () => {
    const keep = { days: 7, weeks: 4, months: 12 };
    let folders: DatedFolder[] = [];
    const start = at('2026-01-01T02:17:00').at.getTime();
    for (let night = 0; night < 1100; night += 1) {
      const now = new Date(start + night * DAY_MS);
      folders.push({ name: now.toISOString(), at: now });
      const old = foldersToRemove(folders, now, keep);
      folders = folders.filter((folder) => !old.includes(folder));
      expect(folders.length).toBeLessThanOrEqual(23);
      expect(folders.at(-1)?.at).toEqual(now);
    }
    const months = new Set(folders.map(({ name }) => name.slice(0, 7)));
    expect(months.size).toBe(12);
  });

  it.each([
    ['only one, however old', [at('2019-03-01T02:17:00')], '1d', ['2019-03-01']],
    [
      'the old ones, after a year without any',
      nightly('2025-11-01T02:17:00', 3),
      '3d',
      ['2025-11-01', '2025-10-31', '2025-10-30'],
    ],
    [
      'those of a time that has not come, besides the latest of now',
      [at('2027-01-01T02:17:00'), at('2026-11-25T02:17:00'), at('2026-11-24T02:17:00')],
      '1d',
      ['2027-01-01', '2026-11-25'],
    ],
    ['none, where there are none', [], '7d', []],
  ])('are %s', (_, folders, keep, left) => expect(namesLeft(folders, keep)).toEqual(left));

  it('of two on one day are the later one', () => {
    const [early, late] = [at('2026-11-25T02:17:00'), at('2026-11-25T14:00:00')];
    const keep = { days: 1, weeks: 1, months: 1 };
    expect(foldersToRemove([early, late], NOW, keep)).toEqual([early]);
  });

  it('count weeks from Monday, also over the end of a year', () => {
    const folders = [
      at('2026-01-04T02:17:00'),
      at('2026-01-01T02:17:00'),
      at('2025-12-28T02:17:00'),
    ];
    expect(namesLeft(folders, '9w', new Date('2026-01-05T00:00:00Z'))).toEqual([
      '2026-01-04',
      '2025-12-28',
    ]);
  });
});
