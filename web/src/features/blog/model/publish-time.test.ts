import { expect, it, vi } from 'vitest';
import { publishTimeOf, typedPublishTime, usualPublishTime } from './publish-time';

const now = new Date(2026, 10, 21, 16, 5);

it('the publish dialog offers the next morning', () => {
  expect(usualPublishTime(now)).toEqual({ day: '2026-11-22', time: '09:00' });
  expect(usualPublishTime(new Date(2026, 11, 31, 23))).toEqual({
    day: '2027-01-01',
    time: '09:00',
  });
});

it('a publish time is read in this device’s time zone, and written the same way', () => {
  const typed = { day: '2026-11-22', time: '09:30' };
  const read = publishTimeOf(typed, now);
  expect(read).toEqual({ at: new Date(2026, 10, 22, 9, 30) });
  expect(typedPublishTime(new Date(2026, 10, 22, 9, 30))).toEqual(typed);
});

it('the check of a publish time says which half is missing, in the past or too far ahead', () => {
  expect(publishTimeOf({ day: '', time: '' }, now)).toMatchObject({
    wrong: { day: expect.any(String), time: expect.any(String) },
  });
  expect(publishTimeOf({ day: '2026-11-21', time: '16:05' }, now)).toHaveProperty('wrong.time');
  expect(publishTimeOf({ day: '2026-11-20', time: '18:00' }, now)).toHaveProperty('wrong.day');
  expect(publishTimeOf({ day: '20266-11-20', time: '18:00' }, now)).toHaveProperty('wrong.day');
});

it('the check of a publish time refuses an hour that this device’s clocks skip', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(publishTimeOf({ day: '2027-03-14', time: '02:30' }, now)).toEqual({
    wrong: { time: expect.stringContaining('skip this time') },
  });
  expect(publishTimeOf({ day: '2027-03-14', time: '03:30' }, now)).toHaveProperty('at');
  vi.unstubAllEnvs();
});
