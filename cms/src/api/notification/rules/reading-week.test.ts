import { expect, it } from 'vitest';
import { latestWeek, usefulUntilIn } from './reading-week';

it.each([
  ['on Monday just before nine', '2027-03-22T15:59:59Z', '2027-03-15', '2027-03-15T16:00:00Z'],
  ['on Monday at nine', '2027-03-22T16:00:00Z', '2027-03-22', '2027-03-22T16:00:00Z'],
  ['on the Sunday after', '2027-03-29T06:59:00Z', '2027-03-22', '2027-03-22T16:00:00Z'],
  // In Portland the clocks have gone forward on Sunday, and back on the other.
  ['after the clocks went forward', '2027-03-15T16:00:00Z', '2027-03-15', '2027-03-15T16:00:00Z'],
  ['before they did', '2027-03-14T12:00:00Z', '2027-03-08', '2027-03-08T17:00:00Z'],
  ['after they went back', '2027-11-08T17:00:00Z', '2027-11-08', '2027-11-08T17:00:00Z'],
  ['over the end of a year', '2028-01-01T12:00:00Z', '2027-12-27', '2027-12-27T17:00:00Z'],
])('the latest weekly mail %s is that of its Monday', (_when, now, week, until) => {
  expect(latestWeek('America/Los_Angeles', new Date(now))).toEqual({
    week,
    until: new Date(until),
  });
});

it.each([
  ['on Monday at nine', '2027-03-22T16:00:00Z', '2027-03-29T16:00:00Z'],
  ['caught up on Wednesday', '2027-03-24T12:00:00Z', '2027-03-29T16:00:00Z'],
  ['caught up on Sunday afternoon', '2027-03-28T20:00:00Z', '2027-04-05T16:00:00Z'],
])('a weekly mail written %s is of use until a later one', (_when, now, until) => {
  expect(usefulUntilIn('America/Los_Angeles', new Date(now))).toEqual(new Date(until));
});
