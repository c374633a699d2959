import { expect, it } from 'vitest';
import { officeActions, ownActions } from './appointment-actions';
import { dayAhead, testAppointment } from '@/testing/appointment';

const wish = {
  kind: 'move' as const,
  date: dayAhead(9),
  time: '15:00',
  timeZone: 'America/New_York',
  reason: 'Ill',
};

it.each([
  ['a request', { state: 'requested' as const }, ['confirm', 'decline', 'remove']],
  ['a fixed one', {}, ['edit', 'calendar', 'cancel', 'remove']],
  ['a wish to move', { wish }, ['meet', 'edit', 'calendar', 'decline', 'cancel', 'remove']],
  ['a canceled one', { state: 'cancelled' as const, undoable: true }, ['undo', 'remove']],
  ['a withdrawn one', { state: 'cancelled' as const }, ['remove']],
  ['a past one', { over: true, wish }, ['remove']],
])('the menu for %s offers the office what it can do', (_, more, actions) => {
  expect(officeActions(testAppointment(1, more))).toEqual(actions);
});

it('the menu offers members what they can ask for, and nothing once the appointment has begun', () => {
  expect(ownActions(testAppointment(1, { state: 'requested' }))).toEqual(['withdraw']);
  expect(ownActions(testAppointment(1))).toEqual(['calendar', 'askMove', 'askCancel']);
  expect(ownActions(testAppointment(1, { wish }))).toEqual(['calendar', 'withdraw']);
  expect(ownActions(testAppointment(1, { date: dayAhead(-2) }))).toEqual([]);
  expect(ownActions(testAppointment(1, { state: 'declined' }))).toEqual([]);
});
