import { expect, it } from 'vitest';
import { looksOf, shownWhen, whenElsewhere } from './appointment-words';
import { testAppointment } from '@/testing/appointment';

const NIGHT = { date: '2026-12-04', time: '20:00', timeZone: 'America/New_York' };

it('an appointment shows its time with its weekday and its time zone', () => {
  const far = { ...NIGHT, date: '2099-12-04' };
  expect(shownWhen(far)).toBe('Fri, Dec 4, 2099, 8:00 PM Eastern');
});

it('an appointment shows the same moment in another time zone, if the time differs there', () => {
  const berlin = { date: '2026-12-05', time: '02:00', timeZone: 'Europe/Berlin' };
  expect(whenElsewhere(NIGHT, 'Europe/Berlin')).toEqual(berlin);
  expect(whenElsewhere(NIGHT, 'America/Toronto')).toBeUndefined();
});

it('an appointment shows its state and its change request, but not a change request that came too late', () => {
  const wish = { ...NIGHT, kind: 'move' as const, reason: 'Ill' };
  const texts = (more: object) => looksOf(testAppointment(1, more)).map(({ text }) => text);
  expect(texts({ state: 'requested' })).toEqual(['Waiting for confirmation']);
  expect(texts({ wish })).toEqual(['Confirmed', 'Reschedule requested']);
  expect(texts({ wish, over: true })).toEqual(['Past']);
  expect(texts({ state: 'cancelled', over: true })).toEqual(['Canceled']);
});
