import { describe, expect, it } from 'vitest';
import type { Arrival } from '../../../subject';
import { lineChanges, type LineChange, type ToldLine } from './reading-notices';

const member = { id: 7, role: 'pet_owner', verified: true } as const;

/** What came out on a day of March 2027, in the order of `name`. */
const arrival = (name: string, day = 15, category: Arrival['category'] = 'pet_care'): Arrival => ({
  key: `blog:${name}`,
  category,
  at: new Date(Date.UTC(2027, 2, day, name.charCodeAt(0) - 60)),
  title: name,
  excerpt: '',
  path: `/blogs/${name}`,
  listPath: ({ role }) => `/${category}/${role}`,
  canSee: () => true,
});
const rules = {
  isWanted: ({ at }: Arrival) => at.getUTCDate() > 10,
  dayOf: (moment: Date) => moment.toISOString().slice(0, 10),
};
const changesOf = (lines: readonly ToldLine[], ...seen: Arrival[]) =>
  lineChanges(
    member,
    lines,
    [...seen].sort((one, other) => other.at.getTime() - one.at.getTime()),
    rules,
  );

let id = 0;
/** The line as it is stored after a change. */
const stored = ({ onceKey, before, line, told }: LineChange): ToldLine => ({
  id: before?.id ?? (id += 1),
  ...(line ?? { title: 'Before', body: '', link: '' }),
  onceKey,
  told,
  isHidden: line === null,
});

describe('new blogs and library items', () => {
  it('is a line for each category and day, which collects', () => {
    const changes = changesOf(
      [],
      arrival('A'),
      arrival('B'),
      arrival('C', 16),
      arrival('D', 15, 'library'),
    );
    expect(changes.map(({ onceKey, line }) => [onceKey, line])).toEqual([
      [
        'reading:pet_care:2027-03-16-7',
        { title: 'A new story in Pet Care', body: '\u201cC\u201d', link: '/blogs/C' },
      ],
      [
        'reading:library:2027-03-15-7',
        { title: 'A new item in the library', body: '\u201cD\u201d', link: '/blogs/D' },
      ],
      [
        'reading:pet_care:2027-03-15-7',
        {
          title: '2 new stories in Pet Care',
          body: '\u201cB\u201d and \u201cA\u201d',
          link: '/pet_care/pet_owner',
        },
      ],
    ]);
  });

  it('names three titles, and counts the others', () => {
    const [change] = changesOf([], ...['A', 'B', 'C', 'D', 'E'].map((name) => arrival(name)));
    expect(change?.line).toMatchObject({
      title: '5 new stories in Pet Care',
      body: '\u201cE\u201d, \u201cD\u201d, \u201cC\u201d, and 2 more',
    });
  });

  it('leaves out what the member does not want to see, and what was announced already', () => {
    expect(changesOf([], arrival('A', 9))).toEqual([]);
    const lines = changesOf([], arrival('A')).map(stored);
    expect(changesOf(lines, arrival('A'))).toEqual([]);
  });

  it('is announced again when more of it is published on the same day', () => {
    const lines = changesOf([], arrival('A')).map(stored);
    const [change] = changesOf(lines, arrival('A'), arrival('B'));
    expect(change?.line?.title).toBe('2 new stories in Pet Care');
    expect(change?.told).toEqual(['blog:A', 'blog:B']);
    expect(change?.newest).toEqual(arrival('B').at);
    expect(change?.before).toBe(lines[0]);
  });
});

describe('what was unpublished', () => {
  const lines = () => changesOf([], arrival('A'), arrival('B')).map(stored);

  it('is no longer counted, without a new notification', () => {
    const [change] = changesOf(lines(), arrival('A'));
    expect(change?.line?.title).toBe('A new story in Pet Care');
    expect([change?.told, change?.newest]).toEqual([['blog:B', 'blog:A'], null]);
  });

  it('removes its line if nothing else is in it, and is not announced again when it is published again', () => {
    const [gone] = changesOf(lines());
    expect(gone?.line).toBeNull();
    const hidden = [stored(gone as LineChange)];
    expect(changesOf(hidden)).toEqual([]);
    const [back] = changesOf(hidden, arrival('A'));
    expect(back?.line?.title).toBe('A new story in Pet Care');
    expect(back?.newest).toBeNull();
  });

  it('stays announced under another category or another day', () => {
    const moved = { ...arrival('A', 16, 'estate_planning'), title: 'A, corrected' };
    const changes = changesOf(lines(), moved, arrival('B'));
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      onceKey: 'reading:pet_care:2027-03-15-7',
      newest: null,
      line: { body: '\u201cA, corrected\u201d and \u201cB\u201d' },
    });
  });
});
