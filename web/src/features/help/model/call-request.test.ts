import { expect, it } from 'vitest';
import { callMessage, callTyped, dayOf, wishedAt, type CallTyped } from './call-request';

const typed: CallTyped = {
  ...{ day: '2999-11-12', time: '16:30', phone: ' +1 (503) 555-0142 ', reason: ' Biscuit ' },
};
const problems = (more: Partial<CallTyped>) =>
  callTyped.safeParse({ ...typed, ...more }).error?.issues.map(({ path }) => path[0]);

it('says day, time with its zone, phone and reason', () => {
  const [when, ...rest] = callMessage(typed).split('\n');
  expect(when).toMatch(/^Wished day and time: Tuesday, 12 Nov 2999, 16:30 \(.+\)$/);
  expect(rest).toEqual(['Phone: +1 (503) 555-0142', 'About: Biscuit']);
  expect(callMessage({ ...typed, reason: ' ' })).not.toContain('About');
});

it('needs a day and a time to come, and a phone', () => {
  expect(problems({})).toBeUndefined();
  expect(problems({ day: '', time: '' })).toEqual(['day', 'time']);
  expect(problems({ day: '2020-01-01' })).toEqual(['time']);
  expect(problems({ phone: '12' })).toEqual(['phone']);
});

it('reads what a day and a time stand for', () => {
  const at = wishedAt(typed)!;
  expect([dayOf(at), at.getHours(), at.getMinutes()]).toEqual(['2999-11-12', 16, 30]);
  expect(wishedAt({ day: '', time: '16:30' })).toBeNull();
});
