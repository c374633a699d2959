import { membershipStatus } from '@hearthside/contract/membership/fields';
import { addDays } from '@hearthside/contract/calendar-days';
import { expect, it } from 'vitest';
import { PEOPLE } from '../people';
import { nickname } from '../seed-members';
import { termsOf } from './membership-past';
import { PLANS } from './plans';
import { STANDINGS } from './standings';

it('a membership’s years follow one another, each reminded of until it was renewed', () => {
  expect(termsOf('2025-08-01', '2026-12-11', '2026-11-22', true)).toEqual([
    {
      deadline: '2025-12-11',
      renewedOn: '2025-11-29',
      reminded: [{ offset: 30, on: '2025-11-11' }],
    },
    { deadline: '2026-12-11', renewedOn: null, reminded: [{ offset: 30, on: '2026-11-11' }] },
  ]);
  const [lapsed, ...more] = termsOf('2026-04-01', '2026-10-01', '2026-11-22', true);
  expect(more).toEqual([]);
  expect(lapsed?.reminded.map(({ offset }) => offset)).toEqual([30, 7, 1, -1]);
  expect(termsOf('2026-04-01', '2026-10-01', '2026-11-22', false)[0]?.reminded).toEqual([]);
});

it('there are some in every status, of members whose role has a plan', () => {
  const today = '2026-11-22';
  const statuses = STANDINGS.map(({ days }) => membershipStatus(addDays(today, days), today, 30));
  expect(new Set(statuses).size).toBe(4);
  for (const { who } of STANDINGS) {
    const person = PEOPLE.find((one) => nickname(one) === who);
    expect(Object.keys(PLANS)).toContain(person?.role);
  }
});
